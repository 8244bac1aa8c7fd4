import { useText } from '@estate/remote-kit';
import type { VisitSlot } from '@estate/shared-contract';
import { formatTime, formatWeekday } from '@estate/shared-i18n';
import { useLanguage } from '@estate/shared-ui';
import { Radio } from '@estate/shared-ui/mantine';
import type { ComponentProps } from 'react';
import choiceClasses from './choice.module.css';
import { dayPartOf } from './day-part.ts';
import classes from './slot-field.module.css';

export interface SlotDayProps {
	/** ISO 8601 */
	day: string;
	times: readonly VisitSlot[];
	isOpen: boolean;
	radio(id: string, isFull: boolean): ComponentProps<typeof Radio>;
}

/** The visit times of one day; all days but one are folded away, without a script. */
export function SlotDay({ day, times, isOpen, radio }: SlotDayProps) {
	const text = useText();
	const language = useLanguage();
	const name = formatWeekday(day, language);
	const free = times.filter(({ isFull }) => !isFull).length;
	return (
		<details className={classes.day} open={isOpen}>
			<summary className={classes.summary}>
				<span className={classes.date}>{name}</span>
				<span className={`${choiceClasses.note} ${classes.note}`}>
					{free > 0 ? text('form.slots.free', { count: free }) : text('form.slots.none')}
				</span>
			</summary>
			{/* biome-ignore lint/a11y/useSemanticElements: a fieldset within the question's own says its legend twice */}
			<div role="group" aria-label={name} className={classes.times}>
				{times.map(({ id, startsAt, isFull }) => (
					<Radio
						key={id}
						wrapperProps={{ 'data-part': dayPartOf({ startsAt }) }}
						label={isFull ? `${formatTime(startsAt)} ${text('form.slots.full')}` : formatTime(startsAt)}
						{...radio(id, isFull)}
					/>
				))}
			</div>
		</details>
	);
}
