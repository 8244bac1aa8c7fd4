import { useText } from '@estate/remote-kit';
import type { VisitSlot } from '@estate/shared-contract';
import { Button } from '@estate/shared-ui/mantine';
import groupClasses from '../../form/fields/field-group.module.css';
import { OPTION_CLASSES } from '../../form/fields/option-classes.ts';
import { SlotDays } from '../../form/fields/slot-days.tsx';

const ID = 'appointment-slot';

/** The visit times that are free, by day as in the form of a visit, and the button that moves the visit there. */
export function VisitTimeChoice({ slots }: { slots: readonly VisitSlot[] }) {
	const text = useText();
	const free = slots.filter(({ isFull }) => !isFull);
	if (free.length === 0) return <p>{text('links.appointment.none')}</p>;
	const radio = (option: string) => ({
		classNames: OPTION_CLASSES,
		id: `${ID}-${option}`,
		name: 'slot',
		value: option,
		required: true,
	});
	return (
		<>
			<fieldset className={groupClasses.group} aria-label={text('links.appointment.slot')}>
				<SlotDays id={ID} slots={free} opened={free[0]?.id} radio={radio} />
			</fieldset>
			<Button type="submit">{text('links.appointment.move')}</Button>
		</>
	);
}
