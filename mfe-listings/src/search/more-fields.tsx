import { useText } from '@estate/remote-kit';
import type { SearchFilter } from '@estate/shared-contract';
import classes from './fields.module.css';

/** Energy classes that a search offers, best first. */
const EPC_LETTERS = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];

/** Living area, energy label, and whether what is sold is hidden. */
export function MoreFields({ filter }: { filter: Pick<SearchFilter, 'area' | 'epc' | 'hideSold'> }) {
	const text = useText();
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
						<label key={letter} className={classes.letter}>
							<input type="checkbox" name="epc" value={letter} defaultChecked={filter.epc.includes(letter)} />
							<span>{letter.toUpperCase()}</span>
						</label>
					))}
				</div>
			</fieldset>
			<label className={classes.option}>
				<input type="checkbox" name="hide" value="sold" defaultChecked={filter.hideSold} />
				<span>{text('filters.hideSold')}</span>
			</label>
		</div>
	);
}
