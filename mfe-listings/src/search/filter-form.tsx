import { useHost, useText } from '@estate/remote-kit';
import { emptySearch, GOAL, type Goal, ROOM_KINDS } from '@estate/shared-contract';
import { formatNumber } from '@estate/shared-i18n';
import { maskIcon, useDismiss } from '@estate/shared-ui';
import { ActionIcon, Button } from '@estate/shared-ui/mantine/controls';
import { Link } from '@estate/shared-ui/router';
import { type FormEvent, useCallback, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { routeOfList, withValues } from '../property/list-address.ts';
import { useListHref } from '../results/use-list-href.ts';
import { ViewSwitch } from '../results/view-switch.tsx';
import { SearchField } from '../suggest/search-field.tsx';
import { appliedFilters, withoutFilters } from './applied-filters.ts';
import { CarriedFields } from './carried-fields.tsx';
import { ChoiceField } from './choice-field.tsx';
import { chosenWords, filtersOfGroups } from './chosen-words.ts';
import { CityFields } from './city-fields.tsx';
import icons from './control-icons.module.css';
import { isEdited } from './edited-form.ts';
import fieldClasses from './fields.module.css';
import classes from './filter-form.module.css';
import { FilterGroup } from './filter-group.tsx';
import {
	citiesOfSearch,
	cityOption,
	countsByCity,
	countsByType,
	mergedCities,
	subtypeNamesOf,
} from './filter-options.ts';
import { droppedOfForm, formerPrice, searchOfForm } from './form-search.ts';
import { GoalFields } from './goal-fields.tsx';
import type { FiltersData } from './load-filters.ts';
import { MoreFields } from './more-fields.tsx';
import { isOffered } from './offered-filters.ts';
import { PriceFields } from './price-fields.tsx';
import { RadiusField } from './radius-field.tsx';
import { RoomCounter } from './room-counter.tsx';
import { SubtypeFields } from './subtype-fields.tsx';
import { TypeFields } from './type-fields.tsx';
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
	const rooms = ROOM_KINDS.filter((room) => isOffered(facets, room, filter.rooms[room] !== undefined));
	const [noPrice, isPriced] = [emptySearch(filter.goal).price, filter.price];
	const hasPrice = isOffered(facets, 'price', isPriced.min !== noPrice.min || isPriced.max !== noPrice.max);
	const typeNames = Object.fromEntries(types.map(({ id, name }) => [id, name]));
	const subtypeNames = subtypeNamesOf(facets);
	const words = {
		text,
		language: host.language,
		typeNames,
		subtypeNames,
		citySpellings: host.site.citySpellings,
	};
	const chosen = chosenWords(current, words);
	const applied = appliedFilters(filter).length;
	const grouped = filtersOfGroups(filter).length;

	function recount() {
		if (!form.current) return;
		const next = searchOfForm(form.current, filter.goal);
		setCurrent(next);
		change(next);
	}

	// What was chosen before the form was alive: no event told of it.
	const recountEarly = useEffectEvent(() => {
		if (form.current && isEdited(form.current)) recount();
	});
	useEffect(() => recountEarly(), []);

	const readForm = useCallback(
		() => (form.current ? searchOfForm(form.current, filter.goal) : filter),
		[filter],
	);
	const target = () => hrefOf(form.current ? searchOfForm(form.current, filter.goal) : filter);

	function submit(event: FormEvent) {
		event.preventDefault();
		if (!form.current) return host.navigate(target());
		// The fields of another goal are empty: what they held before stands in the search that the page shows.
		const former = otherGoal === undefined || otherGoal === filter.goal ? [] : formerPrice(filter);
		const left = [
			...droppedOfForm(form.current, filter.goal),
			...former.map(({ name, value }) => [name, value] as const),
		];
		const to = withValues(target(), left);
		// A sheet in which nobody changed anything leads to what lies behind it.
		const isThere = to === location.pathname + location.search;
		if (isThere && form.current.matches(':popover-open')) form.current.hidePopover();
		else host.navigate(to);
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
		<div className={classes.top}>
			<search className={classes.search} aria-label={text('filters.label')}>
				<Button
					variant="default"
					className={classes.open}
					leftSection={<span className={maskIcon(icons.filters)} />}
					popoverTarget={sheet}
				>
					{grouped > 0 ? text('filters.openCount', { count: grouped }) : text('filters.open')}
				</Button>
				<form
					ref={form}
					id={sheet}
					popover="auto"
					className={classes.form}
					method="get"
					action={host.href(routeOfList(filter.goal))}
					// The browser cannot point at a field of a closed group, and would send nothing: the search reads what makes sense.
					noValidate
					onInput={recount}
					onSubmit={submit}
				>
					<div className={classes.sheetHead}>
						<p className={classes.sheetTitle}>{text('filters.label')}</p>
						<ActionIcon
							variant="transparent"
							color="var(--color-ink)"
							size="xl"
							classNames={{ icon: maskIcon(icons.clear) }}
							popoverTarget={sheet}
							popoverTargetAction="hide"
							aria-label={text('ui.close')}
						/>
					</div>
					<div className={classes.fields}>
						<GoalFields goal={goal} onChange={setOtherGoal} />
						<SearchField
							className={classes.text}
							classNames={{ input: classes.textInput }}
							defaultValue={filter.search}
							readForm={readForm}
						/>
						<FilterGroup label={text('filters.place')} chosen={chosen.place}>
							<CityFields
								cities={places}
								chosen={citiesOfSearch(filter).map(({ value }) => value)}
								counts={countsByCity(facets)}
							/>
							<RadiusField filter={filter} facets={facets} />
						</FilterGroup>
						<FilterGroup label={text('filters.type')} chosen={chosen.type}>
							<TypeFields types={types} chosen={filter.types} counts={countsByType(facets)} />
							<SubtypeFields filter={filter} facets={facets} />
						</FilterGroup>
						{hasPrice && (
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
						)}
						{rooms.length > 0 && (
							<FilterGroup label={text('filters.rooms')} chosen={chosen.rooms}>
								{rooms.map((room) => (
									<RoomCounter
										key={room}
										room={room}
										count={filter.rooms[room]}
										found={facets.rooms[room][(current.rooms[room] ?? 0) - 1]}
									/>
								))}
								{isOffered(facets, 'bedrooms-max', filter.bedroomsMax !== undefined) && (
									<ChoiceField
										className={fieldClasses.below}
										name="bedrooms-max"
										label={text('filters.bedroomsMax')}
										none={text('filters.any')}
										choices={(facets.more?.bedroomsMax ?? []).map(({ most, count }) => ({
											value: String(most),
											name: String(most),
											count,
										}))}
										chosen={filter.bedroomsMax?.toString()}
									/>
								)}
							</FilterGroup>
						)}
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
						<Button
							type="submit"
							className={classes.submit}
							onPointerEnter={() => host.prefetch(target())}
							aria-live="polite"
						>
							{shown}
						</Button>
					</div>
				</form>
			</search>
			<ViewSwitch filter={filter} className={classes.views} />
		</div>
	);
}
