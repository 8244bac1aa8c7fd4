import { useText } from '@estate/remote-kit';
import type { VisitSlot } from '@estate/shared-contract';
import { formatTime, formatWeekday } from '@estate/shared-i18n';
import { ButtonLook, fieldClasses, useLanguage } from '@estate/shared-ui';

/** The moments that are free, and the button that moves the visit there. */
export function VisitTimeChoice({ slots }: { slots: readonly VisitSlot[] }) {
	const text = useText();
	const language = useLanguage();
	const free = slots.filter(({ isFull }) => !isFull);
	if (free.length === 0) return <p>{text('links.appointment.none')}</p>;
	return (
		<>
			<label className={fieldClasses.label} htmlFor="appointment-slot">
				{text('links.appointment.slot')}
			</label>
			<select className={fieldClasses.input} id="appointment-slot" name="slot" required>
				{free.map(({ id, startsAt }) => (
					<option key={id} value={id}>
						{formatWeekday(startsAt, language)}, {formatTime(startsAt)}
					</option>
				))}
			</select>
			<ButtonLook type="submit">{text('links.appointment.move')}</ButtonLook>
		</>
	);
}
