import { useText } from '@estate/remote-kit';
import { GOAL, type Goal } from '@estate/shared-contract';
import { PRICE_GOAL } from './form-search.ts';
import classes from './goal-fields.module.css';

interface Props {
	goal: Goal;
	onChange(goal: Goal): void;
}

/** To buy or to rent. Another goal has another price range, so the form says for which one its prices are. */
export function GoalFields({ goal, onChange }: Props) {
	const text = useText();
	return (
		<fieldset className={classes.goals} aria-label={text('quick.goal')}>
			{Object.values(GOAL).map((each) => (
				<label key={each} className={classes.goal}>
					<input
						type="radio"
						name="goal"
						value={each}
						defaultChecked={each === goal}
						onChange={() => onChange(each)}
					/>
					<span>{text(each === GOAL.rent ? 'quick.rent' : 'quick.buy')}</span>
				</label>
			))}
			<input type="hidden" name={PRICE_GOAL} value={goal} />
		</fieldset>
	);
}
