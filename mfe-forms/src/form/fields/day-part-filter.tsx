import { useText } from '@estate/remote-kit';
import type { TimeSlot } from '@estate/shared-contract';
import { Radio } from '@estate/shared-ui/mantine';
import { OPTION_CLASSES } from './option-classes.ts';
import classes from './slot-field.module.css';

/** No form has this id: what is shown is no answer, and is not sent. */
const NO_FORM = 'day-parts';

/** Shows the visit times of one part of the day alone. The style sheet does it, so that it works without a script. */
export function DayPartFilter({ id, parts }: { id: string; parts: readonly TimeSlot[] }) {
	const text = useText();
	if (parts.length < 2) return null;
	const label = `${id}-part-label`;
	return (
		// biome-ignore lint/a11y/useSemanticElements: a fieldset within the question's own says its legend twice
		<div role="group" aria-labelledby={label} className={classes.parts}>
			<span id={label} className={classes.partsLabel}>
				{text('form.slots.part.label')}
			</span>
			{(['all', ...parts] as const).map((part) => (
				<Radio
					key={part}
					classNames={OPTION_CLASSES}
					id={`${id}-part-${part}`}
					name={`${id}-part`}
					form={NO_FORM}
					value={part}
					label={text(`form.slots.part.${part}`)}
					defaultChecked={part === 'all'}
				/>
			))}
		</div>
	);
}
