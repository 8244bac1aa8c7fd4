import { useText } from '@estate/remote-kit';
import { GOAL, type Goal } from '@estate/shared-contract';
import classes from './quick-search.module.css';

/** To buy or to rent. */
export function GoalSwitch({ onChange }: { onChange(goal: Goal): void }) {
	const text = useText();
	const choice = (goal: Goal, label: string) => (
		<label className={classes.goal}>
			<input
				type="radio"
				name="goal"
				value={goal}
				defaultChecked={goal === GOAL.sale}
				onChange={() => onChange(goal)}
			/>
			<span>{label}</span>
		</label>
	);
	return (
		<fieldset className={classes.goals}>
			<legend className={classes.goalsLegend}>{text('quick.goal')}</legend>
			{choice(GOAL.sale, text('quick.buy'))}
			{choice(GOAL.rent, text('quick.rent'))}
		</fieldset>
	);
}
