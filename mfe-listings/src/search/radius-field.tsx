import { useText } from '@estate/remote-kit';
import { type PropertyFacets, RADII, type SearchFilter } from '@estate/shared-contract';
import { ChoiceField } from './choice-field.tsx';
import classes from './fields.module.css';

interface Props {
	filter: Pick<SearchFilter, 'radius'>;
	facets: Pick<PropertyFacets, 'more'>;
}

/** How far around the chosen places. There without one as well: a plain form cannot know what is ticked above it. */
export function RadiusField({ filter: { radius }, facets: { more } }: Props) {
	const text = useText();
	if (!more) return null;
	return (
		<ChoiceField
			className={classes.below}
			name="radius"
			label={text('filters.radius')}
			none={text('filters.radiusNone')}
			chosen={radius === undefined ? undefined : String(radius)}
			choices={RADII.map((kilometres) => ({
				value: String(kilometres),
				name: text('filters.radiusOption', { kilometres }),
				count: more.radius.find((each) => each.kilometres === kilometres)?.count,
			}))}
		/>
	);
}
