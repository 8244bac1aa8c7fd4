import { Checkbox } from '@estate/shared-ui/mantine';
import type { FieldOption } from '../form-slot-data.ts';
import classes from './choice.module.css';
import { OPTION_CLASSES } from './option-classes.ts';

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
		<Checkbox
			classNames={OPTION_CLASSES}
			wrapperProps={{ hidden: isHidden }}
			id={id}
			name={name}
			value={option.value}
			label={
				<>
					{option.label} {option.note && <span className={classes.note}>{option.note}</span>}
				</>
			}
			defaultChecked={isTicked}
			error={isWrong}
			aria-invalid={isWrong || undefined}
		/>
	);
}
