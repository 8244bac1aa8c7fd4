import { useHost, useText } from '@estate/remote-kit';
import { emptySearch, GOAL, type Goal, ROOM_KINDS } from '@estate/shared-contract';
import { formatNumber } from '@estate/shared-i18n';
import { ButtonLook, classNames, maskIcon } from '@estate/shared-ui';
import { Link } from '@estate/shared-ui/router';
import { type FormEvent, useId, useRef, useState } from 'react';
import { routeOfList } from '../property/list-address.ts';
import { useListHref } from '../results/use-list-href.ts';
import { appliedFilters, withoutFilters } from './applied-filters.ts';
import { CarriedFields } from './carried-fields.tsx';
import { chosenWords } from './chosen-words.ts';
import { CityFields } from './city-fields.tsx';
import icons from './control-icons.module.css';
import classes from './filter-form.module.css';
import { FilterGroup } from './filter-group.tsx';
import { citiesOfSearch, cityOption, countsByCity, countsByType, mergedCities } from './filter-options.ts';
import { searchOfForm } from './form-search.ts';
import { GoalFields } from './goal-fields.tsx';
import type { FiltersData } from './load-filters.ts';
import { MoreFields } from './more-fields.tsx';
import { PriceFields } from './price-fields.tsx';
import { RoomCounter } from './room-counter.tsx';
import { TypeFields } from './type-fields.tsx';
import { useDismiss } from './use-dismiss.ts';
import { useLiveFacets } from './use-live-facets.ts';

/** All filters of a list: a bar on a desktop, a sheet below. A plain GET form; JavaScript adds the counts and spares the reload. */
export function FilterForm({ filter, cities, types, facets: loaded }: FiltersData) {
	const text = useText();
	const host = useHost();
	const { hrefOf } = useListHref();
	const form = useRef<HTMLFormElement>(null);
	const sheet = useId();
	const [current, setCurrent] = useState(filter);
	const [otherGoal, setOtherGoal] = useState<Goal>();
	const { answer, change } = useLiveFacets();
	useDismiss(form);

	const goal = otherGoal ?? filter.goal;
	const { facets } = answer ?? { facets: loaded };
	const places = mergedCities(citiesOfSearch(filter), cities, facets.cities.map(cityOption));
	const typeNames = Object.fromEntries(types.map(({ id, name }) => [id, name]));
	const words = { text, language: host.language, typeNames, citySpellings: host.site.citySpellings };
	const chosen = chosenWords(current, words);
	const applied = appliedFilters(filter).length;

	function recount() {
		if (!form.current) return;
		const next = searchOfForm(form.current, filter.goal);
		setCurrent(next);
		change(next);
	}

	const target = () => hrefOf(form.current ? searchOfForm(form.current, filter.goal) : filter);

	function submit(event: FormEvent) {
		event.preventDefault();
		host.navigate(target());
	}

	const shown =
		answer === undefined
			? text('filters.show')
			: answer.total === 0
				? text('filters.showNone')
				: text('filters.showCount', {
						count: answer.total,
						number: formatNumber(answer.total, host.language),
					});

	return (
		<search className={classes.search} aria-label={text('filters.label')}>
			<button
				type="button"
				className={classNames(classes.open, maskIcon(icons.filters))}
				popoverTarget={sheet}
			>
				{applied > 0 ? text('filters.openCount', { count: applied }) : text('filters.open')}
			</button>
			<form
				ref={form}
				id={sheet}
				popover="auto"
				className={classes.form}
				method="get"
				action={host.href(routeOfList(filter.goal))}
				onInput={recount}
				onSubmit={submit}
			>
				<div className={classes.sheetHead}>
					<p className={classes.sheetTitle}>{text('filters.label')}</p>
					<button
						type="button"
						className={classNames(classes.close, maskIcon(icons.clear))}
						popoverTarget={sheet}
						popoverTargetAction="hide"
						aria-label={text('ui.close')}
					/>
				</div>
				<div className={classes.fields}>
					<GoalFields goal={goal} onChange={setOtherGoal} />
					<input
						type="search"
						name="search"
						className={classes.text}
						maxLength={200}
						aria-label={text('filters.search')}
						placeholder={text('filters.search')}
						defaultValue={filter.search}
					/>
					<FilterGroup label={text('filters.place')} chosen={chosen.place}>
						<CityFields
							cities={places}
							chosen={citiesOfSearch(filter).map(({ value }) => value)}
							counts={countsByCity(facets)}
						/>
					</FilterGroup>
					<FilterGroup label={text('filters.type')} chosen={chosen.type}>
						<TypeFields types={types} chosen={filter.types} counts={countsByType(facets)} />
					</FilterGroup>
					<FilterGroup
						label={text(goal === GOAL.rent ? 'filters.rentPrice' : 'filters.price')}
						chosen={chosen.price}
					>
						<PriceFields
							key={goal}
							goal={goal}
							price={otherGoal === undefined ? filter.price : emptySearch(goal).price}
							prices={facets.prices}
							onCommit={recount}
						/>
					</FilterGroup>
					<FilterGroup label={text('filters.rooms')} chosen={chosen.rooms}>
						{ROOM_KINDS.map((room) => (
							<RoomCounter
								key={room}
								room={room}
								count={filter.rooms[room]}
								found={facets.rooms[room][(current.rooms[room] ?? 0) - 1]}
							/>
						))}
					</FilterGroup>
					<FilterGroup label={text('filters.more')} chosen={chosen.more} atEnd>
						<MoreFields filter={filter} facets={facets} />
					</FilterGroup>
					<CarriedFields filter={filter} />
				</div>
				<div className={classes.actions}>
					{applied > 0 && (
						<Link className={classes.reset} to={hrefOf(withoutFilters(filter))}>
							{text('filters.reset')}
						</Link>
					)}
					<ButtonLook
						type="submit"
						className={classes.submit}
						onPointerEnter={() => host.prefetch(target())}
						aria-live="polite"
					>
						{shown}
					</ButtonLook>
				</div>
			</form>
		</search>
	);
}
