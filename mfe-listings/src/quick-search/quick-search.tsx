import { useHost, useText } from '@estate/remote-kit';
import { emptySearch, GOAL, type Goal, PRICE_RANGES, type SearchFilter } from '@estate/shared-contract';
import { cityName, formatNumber } from '@estate/shared-i18n';
import { Icon, IconSearch } from '@estate/shared-ui';
import { Button, NativeSelect } from '@estate/shared-ui/mantine/controls';
import { type FormEvent, useCallback, useEffect, useId, useRef, useState } from 'react';
import { listHref, routeOfList } from '../property/list-address.ts';
import type { CityOption } from '../search/filter-options.ts';
import { droppedOfForm, searchOfForm } from '../search/form-search.ts';
import { useLiveCount } from '../search/use-live-count.ts';
import { SearchField } from '../suggest/search-field.tsx';
import { allCities } from './all-cities.ts';
import { BudgetField } from './budget-field.tsx';
import { CONTROL_CLASSES, SENTENCE_CLASSES } from './control-classes.ts';
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
	const id = useId();
	const [goal, setGoal] = useState<Goal>();
	const { total, change } = useLiveCount();
	const shownGoal = goal ?? GOAL.sale;
	const cities = goal === undefined ? allCities(options) : options[goal].cities;

	const optionOfCity = ({ value, name, zip }: CityOption) => ({
		value,
		label: `${cityName(name, host.site.citySpellings)} (${zip})`,
	});
	const search = useCallback(
		(): SearchFilter => (form.current ? searchOfForm(form.current, shownGoal) : emptySearch(shownGoal)),
		[shownGoal],
	);

	function submit(event: FormEvent) {
		event.preventDefault();
		const dropped = form.current ? droppedOfForm(form.current, shownGoal) : [];
		host.navigate(listHref(search(), host.href, dropped));
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
				<div className={classes.text}>
					<SearchField
						label={text('quick.search')}
						placeholder={text('quick.example')}
						variant="unstyled"
						classNames={SENTENCE_CLASSES}
						readForm={search}
					/>
				</div>
				<NativeSelect
					key={`city ${goal}`}
					variant="unstyled"
					classNames={CONTROL_CLASSES}
					id={`${id}-city`}
					name="city"
					label={text('quick.place')}
					data={[{ value: '', label: text('quick.anyPlace') }, ...cities.map(optionOfCity)]}
				/>
				<NativeSelect
					variant="unstyled"
					classNames={CONTROL_CLASSES}
					id={`${id}-type`}
					name="type"
					label={text('quick.type')}
					data={[
						{ value: '', label: text('quick.anyType') },
						...options[shownGoal].types.map(({ id: type, name }) => ({ value: String(type), label: name })),
					]}
				/>
				<BudgetField
					key={shownGoal}
					range={PRICE_RANGES[shownGoal]}
					label={text(shownGoal === GOAL.rent ? 'quick.budgetMonthly' : 'quick.budget')}
					onCommit={() => change(search())}
				/>
				<Button type="submit" size="lg" className={classes.submit} leftSection={<Icon of={IconSearch} />}>
					<span aria-live="polite">{label}</span>
				</Button>
			</form>
		</search>
	);
}
