import { useText } from '@estate/remote-kit';
import type { VisitSlot } from '@estate/shared-contract';
import { formatTime, formatWeekday } from '@estate/shared-i18n';
import { useLanguage } from '@estate/shared-ui';
import { Button, NativeSelect } from '@estate/shared-ui/mantine';

/** The visit times that are free, and the button that moves the visit there. */
export function VisitTimeChoice({ slots }: { slots: readonly VisitSlot[] }) {
	const text = useText();
	const language = useLanguage();
	const free = slots.filter(({ isFull }) => !isFull);
	if (free.length === 0) return <p>{text('links.appointment.none')}</p>;
	return (
		<>
			<NativeSelect
				id="appointment-slot"
				name="slot"
				required
				withAsterisk={false}
				label={text('links.appointment.slot')}
				data={free.map(({ id, startsAt }) => ({
					value: id,
					label: `${formatWeekday(startsAt, language)}, ${formatTime(startsAt)}`,
				}))}
			/>
			<Button type="submit">{text('links.appointment.move')}</Button>
		</>
	);
}
