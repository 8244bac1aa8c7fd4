import { Checkbox } from '@estate/shared-ui/mantine';
import { fieldId } from '../field-id.ts';
import type { FieldOption } from '../form-slot-data.ts';
import classes from './choice.module.css';
import { type FieldProps, several } from './field-props.ts';
import { OPTION_CLASSES } from './option-classes.ts';

interface OptionTickProps {
	id: string;
	name: string;
	option: FieldOption;
	isTicked: boolean;
	isWrong: boolean;
	/** Still ticked and posted */
	isHidden: boolean;
}

/** One value of several, to tick. */
function OptionTick({ id, name, option, isTicked, isWrong, isHidden }: OptionTickProps) {
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

interface OptionTicksProps {
	field: FieldProps;
	options: readonly FieldOption[];
	/** Options that do not fit what is searched for */
	isHidden?: (option: FieldOption) => boolean;
}

/** Several values to tick; the label of the field leads to the first. */
export function OptionTicks({ field: { form, field, value, code }, options, isHidden }: OptionTicksProps) {
	const id = fieldId(form, field.name);
	return options.map((option, index) => (
		<OptionTick
			key={option.value}
			id={index === 0 ? id : `${id}-${index}`}
			name={field.name}
			option={option}
			isTicked={several(value).includes(option.value)}
			isWrong={code !== undefined}
			isHidden={isHidden?.(option) ?? false}
		/>
	));
}
