import { useHost, useText } from '@estate/remote-kit';
import { emptySearch, GOAL, type Goal, PRICE_RANGES, type SearchFilter } from '@estate/shared-contract';
import { cityName, formatNumber } from '@estate/shared-i18n';
import { ButtonLook, Icon, IconSearch } from '@estate/shared-ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { listHref, routeOfList } from '../property/list-address.ts';
import { searchOfForm } from '../search/form-search.ts';
import { useLiveCount } from '../search/use-live-count.ts';
import { allCities } from './all-cities.ts';
import { BudgetField } from './budget-field.tsx';
import { GoalSwitch } from './goal-switch.tsx';
import type { QuickSearchData } from './load-quick-search.ts';
import classes from './quick-search.module.css';

/**
 * Search in one line: goal, place, type, budget. A plain GET form to the list of properties for sale, which sends a search
 * for a rental on to its own list.
 */
export function QuickSearch({ options }: QuickSearchData) {
	const text = useText();
	const host = useHost();
	const form = useRef<HTMLFormElement>(null);
	const [goal, setGoal] = useState<Goal>();
	const { total, change } = useLiveCount();
	const shownGoal = goal ?? GOAL.sale;
	const cities = goal === undefined ? allCities(options) : options[goal].cities;

	const search = (): SearchFilter =>
		form.current ? searchOfForm(form.current, shownGoal) : emptySearch(shownGoal);

	function submit(event: FormEvent) {
		event.preventDefault();
		host.navigate(listHref(search(), host.href));
	}

	// The fields of the other goal are drawn first: only then does the form say what is searched for.
	useEffect(() => {
		if (goal !== undefined && form.current) change(searchOfForm(form.current, goal));
	}, [goal, change]);

	const label =
		total === undefined
			? text('quick.submit')
			: total === 0
				? text('quick.showNone')
				: text('quick.show', { count: total, number: formatNumber(total, host.language) });

	return (
		<search className={classes.search} aria-label={text('quick.label')}>
			<form
				ref={form}
				className={classes.form}
				method="get"
				action={host.href(routeOfList(GOAL.sale))}
				onInput={() => change(search())}
				onSubmit={submit}
			>
				<GoalSwitch onChange={setGoal} />
				<label className={classes.field}>
					<span className={classes.label}>{text('quick.place')}</span>
					<select name="city" className={classes.control} key={`city ${goal}`}>
						<option value="">{text('quick.anyPlace')}</option>
						{cities.map((city) => (
							<option key={city.value} value={city.value}>
								{`${cityName(city.name, host.site.citySpellings)} (${city.zip})`}
							</option>
						))}
					</select>
				</label>
				<label className={classes.field}>
					<span className={classes.label}>{text('quick.type')}</span>
					<select name="type" className={classes.control}>
						<option value="">{text('quick.anyType')}</option>
						{options[shownGoal].types.map(({ id, name }) => (
							<option key={id} value={id}>
								{name}
							</option>
						))}
					</select>
				</label>
				<BudgetField
					key={shownGoal}
					range={PRICE_RANGES[shownGoal]}
					label={text(shownGoal === GOAL.rent ? 'quick.budgetMonthly' : 'quick.budget')}
					onCommit={() => change(search())}
				/>
				<ButtonLook type="submit" size="large" className={classes.submit} icon={<Icon of={IconSearch} />}>
					<span aria-live="polite">{label}</span>
				</ButtonLook>
			</form>
		</search>
	);
}
