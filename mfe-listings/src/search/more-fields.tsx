import { useText } from '@estate/remote-kit';
import { EPC_LETTERS, type PropertyFacets, type SearchFilter } from '@estate/shared-contract';
import { energyColour, readableOn } from '@estate/shared-ui';
import type { CSSProperties } from 'react';
import { Count } from './count.tsx';
import classes from './fields.module.css';

interface Props {
	filter: Pick<SearchFilter, 'area' | 'epc' | 'hideSold'>;
	facets: Pick<PropertyFacets, 'epc' | 'available'>;
}

/** The colour of a class, and that of its letter upon it. The scale without half steps shows them all. */
function coloursOf(letter: string): CSSProperties {
	const colour = energyColour('brussels', letter);
	return { '--class': colour, '--letter': readableOn(colour) } as CSSProperties;
}

/** Living area, energy label, and whether what is sold is hidden. */
export function MoreFields({ filter, facets }: Props) {
	const text = useText();
	const counts = new Map(facets.epc.map(({ letter, count }) => [letter, count]));
	const areaField = (bound: 'min' | 'max') => (
		<label className={classes.field}>
			<span className={classes.label}>{text(`filters.${bound}`)}</span>
			<input
				className={classes.input}
				type="number"
				min={0}
				max={99999}
				name={`area-${bound}`}
				aria-label={text(bound === 'min' ? 'filters.areaMin' : 'filters.areaMax')}
				defaultValue={filter.area[bound] ?? ''}
			/>
		</label>
	);
	return (
		<div className={classes.stack}>
			<fieldset className={classes.set}>
				<legend className={classes.legend}>{text('filters.area')}</legend>
				<div className={classes.pair}>
					{areaField('min')}
					{areaField('max')}
				</div>
			</fieldset>
			<fieldset className={classes.set}>
				<legend className={classes.legend}>{text('filters.epc')}</legend>
				<div className={classes.letters}>
					{EPC_LETTERS.map((letter) => (
						<label key={letter} className={classes.letter} style={coloursOf(letter)}>
							<input type="checkbox" name="epc" value={letter} defaultChecked={filter.epc.includes(letter)} />
							<span>
								{letter.toUpperCase()} <Count of={counts.get(letter)} />
							</span>
						</label>
					))}
				</div>
			</fieldset>
			<label className={classes.option}>
				<input type="checkbox" name="hide" value="sold" defaultChecked={filter.hideSold} />
				{text('filters.hideSold')}
				<Count of={facets.available} />
			</label>
		</div>
	);
}
