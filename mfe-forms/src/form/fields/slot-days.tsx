import { useText } from '@estate/remote-kit';
import type { VisitSlot } from '@estate/shared-contract';
import { dayPartsOf } from './day-part.ts';
import { DayPartFilter } from './day-part-filter.tsx';
import { SlotDay, type SlotDayProps } from './slot-day.tsx';
import classes from './slot-field.module.css';

/** Days that stand there at once; later ones are folded away */
const FIRST_DAYS = 6;

export interface SlotDaysProps extends Pick<SlotDayProps, 'radio'> {
	id: string;
	slots: readonly VisitSlot[];
	/** The time whose day is unfolded */
	opened: string | undefined;
}

/** Visit times by day, which can be narrowed to a part of the day. */
export function SlotDays({ id, slots, opened, radio }: SlotDaysProps) {
	const text = useText();
	const days = [...Map.groupBy(slots, ({ startsAt }) => startsAt.slice(0, 10))];
	const open = days.findIndex(([, times]) => times.some((time) => time.id === opened));
	const views = days.map(([day, times], at) => (
		<SlotDay key={day} day={day} times={times} isOpen={at === open} radio={radio} />
	));
	return (
		<>
			<DayPartFilter id={id} parts={dayPartsOf(slots)} />
			{views.slice(0, FIRST_DAYS)}
			{views.length > FIRST_DAYS && (
				<details className={classes.later} open={open >= FIRST_DAYS}>
					<summary>{text('form.slots.later')}</summary>
					{views.slice(FIRST_DAYS)}
				</details>
			)}
		</>
	);
}
