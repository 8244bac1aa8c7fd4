import { useText } from '@estate/remote-kit';
import { FACADE_COUNTS, type PropertyFacets, type SearchFilter } from '@estate/shared-contract';
import classes from './fields.module.css';
import { OptionBox } from './option-box.tsx';

interface Props {
	filter: Pick<SearchFilter, 'facades'>;
	facets: Pick<PropertyFacets, 'more'>;
}

/** Terraced, semi-detached or detached: only what some property of the goal is, and what is at work. */
export function FacadeFields({ filter: { facades }, facets: { more } }: Props) {
	const text = useText();
	const counts = new Map(more?.facades?.map(({ facades: own, count }) => [own, count]));
	const shown = FACADE_COUNTS.filter((own) => counts.has(own) || facades.includes(own));
	if (shown.length === 0) return null;
	return (
		<fieldset className={classes.set}>
			<legend className={classes.legend}>{text('filters.built')}</legend>
			{shown.map((own) => (
				<OptionBox
					key={own}
					name="facades"
					value={own}
					isTicked={facades.includes(own)}
					count={counts.get(own)}
				>
					{text(`filters.facades.${own}`)}
				</OptionBox>
			))}
		</fieldset>
	);
}
