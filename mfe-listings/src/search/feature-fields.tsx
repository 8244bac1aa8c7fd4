import { useText } from '@estate/remote-kit';
import { FEATURES, type PropertyFacets, type SearchFilter } from '@estate/shared-contract';
import classes from './fields.module.css';
import { OptionBox } from './option-box.tsx';

interface Props {
	filter: Pick<SearchFilter, 'features'>;
	facets: Pick<PropertyFacets, 'more'>;
}

/** What a property must have: only what some property of the goal has. */
export function FeatureFields({ filter: { features }, facets: { more } }: Props) {
	const text = useText();
	const counts = new Map(more?.features.map(({ feature, count }) => [feature, count]));
	const shown = FEATURES.filter((feature) => counts.has(feature) || features.includes(feature));
	if (shown.length === 0) return null;
	return (
		<fieldset className={classes.set}>
			<legend className={classes.legend}>{text('filters.features')}</legend>
			<div className={classes.columns}>
				{shown.map((feature) => (
					<OptionBox
						key={feature}
						name="feature"
						value={feature}
						isTicked={features.includes(feature)}
						count={counts.get(feature)}
					>
						{text(`filters.feature.${feature}`)}
					</OptionBox>
				))}
			</div>
		</fieldset>
	);
}
