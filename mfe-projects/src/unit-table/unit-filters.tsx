import { useText } from '@estate/remote-kit';
import { Link } from '@estate/shared-ui/router';
import { useId } from 'react';
import classes from './unit-filters.module.css';
import { floorName } from './unit-floor.ts';
import type { UnitChoices, UnitView } from './unit-view.ts';
import type { ShownView } from './use-unit-view.ts';

interface Option {
	name: string;
	view: UnitView;
	isChosen: boolean;
}

interface ChoiceProps extends Pick<ShownView, 'linkTo'> {
	label: string;
	/** "All" is the first */
	options: readonly Option[];
}

function Choice({ label, options, linkTo }: ChoiceProps) {
	const labelId = useId();
	return (
		<div className={classes.choice}>
			<span className={classes.label} id={labelId}>
				{label}
			</span>
			<ul className={classes.options} aria-labelledby={labelId}>
				{options.map(({ name, view, isChosen }) => (
					<li key={name}>
						<Link
							{...linkTo(view)}
							className={classes.option}
							aria-current={isChosen ? 'true' : undefined}
							rel="nofollow"
							replace
							keepScroll
						>
							{name}
						</Link>
					</li>
				))}
			</ul>
		</div>
	);
}

/** Which units to show: links, so that all works without JavaScript. What leaves no choice is not asked. */
export function UnitFilters({ choices, view, linkTo }: ShownView & { choices: UnitChoices }) {
	const text = useText();
	const { types, floors, hasStates } = choices;
	const { type, floor, isAvailable, ...rest } = view;
	const byType = type === undefined ? {} : { type };
	const byFloor = floor === undefined ? {} : { floor };
	const byState = isAvailable ? { isAvailable } : {};
	const all = (others: UnitView, isChosen: boolean): Option => ({
		name: text('units.all'),
		view: { ...rest, ...others },
		isChosen,
	});
	const typeOptions = types.map(({ id, name }) => ({
		name,
		view: { ...view, type: id },
		isChosen: type === id,
	}));
	const floorOptions = floors.map((each) => ({
		name: floorName(each, text),
		view: { ...view, floor: each },
		isChosen: floor === each,
	}));
	const available = {
		name: text('ui.states.available'),
		view: { ...view, isAvailable: true },
		isChosen: isAvailable === true,
	};
	return (
		<div className={classes.filters}>
			{hasStates && (
				<Choice
					label={text('units.columns.state')}
					options={[all({ ...byType, ...byFloor }, !isAvailable), available]}
					linkTo={linkTo}
				/>
			)}
			{types.length > 1 && (
				<Choice
					label={text('units.columns.type')}
					options={[all({ ...byFloor, ...byState }, type === undefined), ...typeOptions]}
					linkTo={linkTo}
				/>
			)}
			{floors.length > 1 && (
				<Choice
					label={text('units.columns.floor')}
					options={[all({ ...byType, ...byState }, floor === undefined), ...floorOptions]}
					linkTo={linkTo}
				/>
			)}
		</div>
	);
}
