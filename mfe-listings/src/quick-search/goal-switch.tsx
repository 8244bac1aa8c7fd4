import { useText } from '@estate/remote-kit';
import { GOAL, type Goal } from '@estate/shared-contract';
import { Radio } from '@estate/shared-ui/mantine/controls';
import { useId } from 'react';
import { NoIcon } from '../search/no-icon.ts';
import classes from './quick-search.module.css';

/** The radio itself lies over its name, unseen. */
const GOAL_CLASSES = {
	body: classes.goal,
	inner: classes.box,
	radio: classes.radio,
	label: classes.name,
} as const;

/** To buy or to rent. */
export function GoalSwitch({ onChange }: { onChange(goal: Goal): void }) {
	const text = useText();
	const id = useId();
	const choice = (goal: Goal, label: string) => (
		<Radio
			classNames={GOAL_CLASSES}
			icon={NoIcon}
			id={`${id}-${goal}`}
			name="goal"
			value={goal}
			defaultChecked={goal === GOAL.sale}
			onChange={() => onChange(goal)}
			label={label}
		/>
	);
	return (
		<fieldset className={classes.goals}>
			<legend className={classes.goalsLegend}>{text('quick.goal')}</legend>
			{choice(GOAL.sale, text('quick.buy'))}
			{choice(GOAL.rent, text('quick.rent'))}
		</fieldset>
	);
}
