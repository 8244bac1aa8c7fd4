import { useText } from '@estate/remote-kit';
import { OTHER_TIME, type VisitSlot } from '@estate/shared-contract';
import { Radio } from '@estate/shared-ui/mantine';
import { fieldId } from '../field-id.ts';
import { dayPartsOf } from './day-part.ts';
import { DayPartFilter } from './day-part-filter.tsx';
import { FieldGroup } from './field-group.tsx';
import { type FieldProps, single } from './field-props.ts';
import { OPTION_CLASSES } from './option-classes.ts';
import { SlotDay } from './slot-day.tsx';
import classes from './slot-field.module.css';

/** Days that stand there at once; later ones are folded away */
const FIRST_DAYS = 6;

/** A visit time that the agency offers, by day; a full one is shown and cannot be chosen, and another one can be asked for. */
export function SlotField({ slots, ...props }: FieldProps & { slots: readonly VisitSlot[] }) {
	const { form, field, value, code } = props;
	const text = useText();
	const id = fieldId(form, field.name);
	const chosen = single(value);
	const days = [...Map.groupBy(slots, ({ startsAt }) => startsAt.slice(0, 10))];
	const first = slots.find(({ isFull }) => !isFull)?.id ?? OTHER_TIME;
	const opened = slots.find((slot) => slot.id === (chosen || first))?.startsAt.slice(0, 10);
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
	const dayOf = ([day, times]: (typeof days)[number]) => (
		<SlotDay key={day} day={day} times={times} isOpen={day === opened} radio={radio} />
	);
	const isFullyBooked = slots.length > 0 && slots.every(({ isFull }) => isFull);
	return (
		<FieldGroup {...props}>
			{isFullyBooked && <p className={classes.full}>{text('ui.failures.appointmentsFull')}</p>}
			<DayPartFilter id={id} parts={dayPartsOf(slots)} />
			{days.slice(0, FIRST_DAYS).map(dayOf)}
			{days.length > FIRST_DAYS && (
				<details className={classes.later} open={days.findIndex(([day]) => day === opened) >= FIRST_DAYS}>
					<summary>{text('form.slots.later')}</summary>
					{days.slice(FIRST_DAYS).map(dayOf)}
				</details>
			)}
			<Radio className={classes.other} label={text('form.slots.other')} {...radio(OTHER_TIME)} />
		</FieldGroup>
	);
}
