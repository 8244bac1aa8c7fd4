import { useHost, useText } from '@estate/remote-kit';
import { formatNumber } from '@estate/shared-i18n';
import { classNames, maskIcon, useDismiss } from '@estate/shared-ui';
import { ActionIcon, Button } from '@estate/shared-ui/mantine/controls';
import { Link } from '@estate/shared-ui/router';
import { useId } from 'react';
import { routeOfList } from '../property/list-address.ts';
import { useListHref } from '../results/use-list-href.ts';
import { ViewSwitch } from '../results/view-switch.tsx';
import { SearchField, type SearchFieldProps } from '../suggest/search-field.tsx';
import { appliedFilters, withoutFilters } from './applied-filters.ts';
import { CarriedFields } from './carried-fields.tsx';
import { chosenWords, filtersOfGroups } from './chosen-words.ts';
import { CityFields } from './city-fields.tsx';
import icons from './control-icons.module.css';
import classes from './filter-form.module.css';
import { FilterGroup } from './filter-group.tsx';
import { PriceGroup, RoomGroup } from './filter-groups.tsx';
import {
	citiesOfSearch,
	cityOption,
	countsByCity,
	countsByType,
	mergedCities,
	subtypeNamesOf,
} from './filter-options.ts';
import { GoalFields } from './goal-fields.tsx';
import { knownTotal } from './known-total.ts';
import type { FiltersData } from './load-filters.ts';
import { MoreFields } from './more-fields.tsx';
import { RadiusField } from './radius-field.tsx';
import { SubtypeFields } from './subtype-fields.tsx';
import { TypeFields } from './type-fields.tsx';
import { useFilterForm } from './use-filter-form.ts';

interface SheetProps {
	/** The form's `id` */
	sheet: string;
}

/** All filters of a list: a bar on a desktop, a sheet below with the field for words above it. A plain GET form; JavaScript adds the counts and spares the reload. */
export function FilterForm({ filter, cities, types, facets: loaded }: FiltersData) {
	const text = useText();
	const host = useHost();
	const { hrefOf } = useListHref();
	const { form, current, goal, answer, recount, ...live } = useFilterForm(filter);
	const sheet = useId();
	useDismiss(form);

	const { facets } = answer ?? { facets: loaded };
	const places = mergedCities(citiesOfSearch(filter), cities, facets.cities.map(cityOption));
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

	const total = answer && knownTotal(answer.total, current);
	const shown =
		total === undefined
			? text('filters.show')
			: total === 0
				? text('filters.showNone')
				: text('filters.showCount', { count: total, number: formatNumber(total, host.language) });

	return (
		<div className={classes.top}>
			<a className={classes.skip} href="#results">
				{text('filters.skip')}
			</a>
			<search className={classes.search} aria-label={text('filters.label')} onInput={recount}>
				<WordsField sheet={sheet} defaultValue={filter.search} readForm={live.readForm} />
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
					onSubmit={live.submit}
				>
					<SheetHead sheet={sheet} />
					<div className={classes.fields}>
						<GoalFields goal={goal} onChange={live.setOtherGoal} />
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
						<PriceGroup
							filter={filter}
							facets={facets}
							chosen={chosen.price}
							goal={goal}
							hasOtherGoal={live.hasOtherGoal}
							onCommit={recount}
						/>
						<RoomGroup filter={filter} facets={facets} chosen={chosen.rooms} current={current} />
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
							onPointerEnter={live.prefetch}
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

/** A field of the form that stands before it: what is searched for in words needs no sheet. */
function WordsField({ sheet, ...field }: SheetProps & Pick<SearchFieldProps, 'defaultValue' | 'readForm'>) {
	const text = useText();
	const { view } = useListHref();
	return (
		<div className={classNames(classes.text, view === 'map' && classes.besideMap)}>
			<SearchField form={sheet} classNames={{ input: classes.textInput }} {...field} />
			<ActionIcon
				type="submit"
				form={sheet}
				variant="transparent"
				color="var(--color-ink)"
				size="xl"
				className={classes.find}
				classNames={{ icon: maskIcon(icons.find) }}
				aria-label={text('filters.find')}
			/>
		</div>
	);
}

/** What a sheet that covers a phone has above its fields. */
function SheetHead({ sheet }: SheetProps) {
	const text = useText();
	return (
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
	);
}
