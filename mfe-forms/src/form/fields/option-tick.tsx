import type { FieldOption } from '../form-slot-data.ts';
import classes from './choice.module.css';

export interface OptionTickProps {
	id: string;
	name: string;
	option: FieldOption;
	isTicked: boolean;
	isWrong: boolean;
	/** Still ticked and posted when it does not fit what is searched for */
	isHidden?: boolean;
}

/** One value of several, to tick. */
export function OptionTick({ id, name, option, isTicked, isWrong, isHidden }: OptionTickProps) {
	return (
		<label className={classes.option} hidden={isHidden}>
			<input
				type="checkbox"
				id={id}
				name={name}
				value={option.value}
				defaultChecked={isTicked}
				aria-invalid={isWrong || undefined}
			/>
			<span>
				{option.label} {option.note && <span className={classes.note}>{option.note}</span>}
			</span>
		</label>
	);
}
