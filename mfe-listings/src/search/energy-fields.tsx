import { useText } from '@estate/remote-kit';
import { EPC_LETTERS, type PropertyFacets, type SearchFilter } from '@estate/shared-contract';
import { energyColour, readableOn } from '@estate/shared-ui';
import type { CSSProperties } from 'react';
import { Count } from './count.tsx';
import letterClasses from './energy-letters.module.css';
import classes from './fields.module.css';

/** The colour of a class, and that of its letter upon it. The scale without half steps shows them all. */
function coloursOf(letter: string): CSSProperties {
	const colour = energyColour('brussels', letter);
	return { '--class': colour, '--letter': readableOn(colour) } as CSSProperties;
}

interface Props {
	/** Letters that are chosen */
	chosen: SearchFilter['epc'];
	facets: Pick<PropertyFacets, 'epc'>;
}

/** Energy classes as a scale to tick. */
export function EnergyFields({ chosen, facets }: Props) {
	const text = useText();
	const counts = new Map(facets.epc.map(({ letter, count }) => [letter, count]));
	return (
		<fieldset className={classes.set}>
			<legend className={classes.legend}>{text('filters.epc')}</legend>
			<div className={letterClasses.letters}>
				{EPC_LETTERS.map((letter) => (
					<label key={letter} className={letterClasses.letter} style={coloursOf(letter)}>
						<input type="checkbox" name="epc" value={letter} defaultChecked={chosen.includes(letter)} />
						<span>
							{letter.toUpperCase()} <Count of={counts.get(letter)} />
						</span>
					</label>
				))}
			</div>
		</fieldset>
	);
}
