import { useText } from '@estate/remote-kit';
import { GOAL, type Goal } from '@estate/shared-contract';
import { Radio } from '@estate/shared-ui/mantine/controls';
import { useId } from 'react';
import { PRICE_GOAL } from './form-search.ts';
import classes from './goal-fields.module.css';
import { NoIcon } from './no-icon.ts';

/** A side of the switch: the radio itself lies over its name, unseen. */
const GOAL_CLASSES = {
	root: classes.goal,
	body: classes.side,
	inner: classes.box,
	radio: classes.radio,
	labelWrapper: classes.words,
	label: classes.name,
} as const;

interface Props {
	goal: Goal;
	onChange(goal: Goal): void;
}

/** To buy or to rent. Another goal has another price range, so the form says for which one its prices are. */
export function GoalFields({ goal, onChange }: Props) {
	const text = useText();
	const id = useId();
	return (
		<fieldset className={classes.goals} aria-label={text('quick.goal')}>
			{Object.values(GOAL).map((each) => (
				<Radio
					key={each}
					classNames={GOAL_CLASSES}
					icon={NoIcon}
					id={`${id}-${each}`}
					name="goal"
					value={each}
					defaultChecked={each === goal}
					onChange={() => onChange(each)}
					label={text(each === GOAL.rent ? 'quick.rent' : 'quick.buy')}
				/>
			))}
			<input type="hidden" name={PRICE_GOAL} value={goal} />
		</fieldset>
	);
}
