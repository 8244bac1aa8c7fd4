import { useText } from '@estate/remote-kit';
import { OTHER_TIME, type VisitSlot } from '@estate/shared-contract';
import { Radio } from '@estate/shared-ui/mantine';
import { fieldId } from '../field-id.ts';
import { FieldGroup } from './field-group.tsx';
import { type FieldProps, single } from './field-props.ts';
import { OPTION_CLASSES } from './option-classes.ts';
import { SlotDays } from './slot-days.tsx';
import classes from './slot-field.module.css';

/** A visit time that the agency offers, by day; a full one is shown and cannot be chosen, and another one can be asked for. */
export function SlotField({ slots, ...props }: FieldProps & { slots: readonly VisitSlot[] }) {
	const { form, field, value, code } = props;
	const text = useText();
	const id = fieldId(form, field.name);
	const chosen = single(value);
	const first = slots.find(({ isFull }) => !isFull)?.id ?? OTHER_TIME;
	const radio = (option: string, isFull = false) => ({
		classNames: OPTION_CLASSES,
		// The summary of errors leads to the first that can be chosen.
		id: option === first ? id : `${id}-${option}`,
		name: field.name,
		value: option,
		defaultChecked: chosen === option && !isFull,
		disabled: isFull,
		required: field.required,
		error: code !== undefined,
	});
	const isFullyBooked = slots.length > 0 && slots.every(({ isFull }) => isFull);
	return (
		<FieldGroup {...props}>
			{isFullyBooked && <p className={classes.full}>{text('ui.failures.appointmentsFull')}</p>}
			<SlotDays id={id} slots={slots} opened={chosen || first} radio={radio} />
			<Radio className={classes.other} label={text('form.slots.other')} {...radio(OTHER_TIME)} />
		</FieldGroup>
	);
}
