import { useHost, useText } from '@estate/remote-kit';
import { ROOM_KINDS } from '@estate/shared-contract';
import { formatNumber } from '@estate/shared-i18n';
import { ButtonLook, Icon, IconFilter, IconX } from '@estate/shared-ui';
import { Link } from '@estate/shared-ui/router';
import { type FormEvent, useId, useRef, useState } from 'react';
import { listHref, routeOfList } from '../home/list-address.ts';
import { appliedFilters, withoutFilters } from './applied-filters.ts';
import { chosenWords } from './chosen-words.ts';
import { CityFields } from './city-fields.tsx';
import classes from './filter-form.module.css';
import { FilterGroup } from './filter-group.tsx';
import { searchOfForm } from './form-search.ts';
import type { FiltersData } from './load-filters.ts';
import { MoreFields } from './more-fields.tsx';
import { PriceFields } from './price-fields.tsx';
import { RoomCounter } from './room-counter.tsx';
import { TypeFields } from './type-fields.tsx';
import { useDismiss } from './use-dismiss.ts';
import { useLiveCount } from './use-live-count.ts';

/** All filters of a list: a bar on a desktop, a sheet below. A plain GET form; JavaScript adds the count and spares the reload. */
export function FilterForm({ filter, cities, types }: FiltersData) {
	const text = useText();
	const host = useHost();
	const form = useRef<HTMLFormElement>(null);
	const sheet = useId();
	const [current, setCurrent] = useState(filter);
	const { total, change } = useLiveCount();
	useDismiss(form);

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

	const target = () => listHref(form.current ? searchOfForm(form.current, filter.goal) : filter, host.href);

	function submit(event: FormEvent) {
		event.preventDefault();
		host.navigate(target());
	}

	const shown =
		total === undefined
			? text('filters.show')
			: total === 0
				? text('filters.showNone')
				: text('filters.showCount', { count: total, number: formatNumber(total, host.language) });

	return (
		<search className={classes.search} aria-label={text('filters.label')}>
			<button type="button" className={classes.open} popoverTarget={sheet}>
				<Icon of={IconFilter} />
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
						className={classes.close}
						popoverTarget={sheet}
						popoverTargetAction="hide"
						aria-label={text('ui.close')}
					>
						<Icon of={IconX} />
					</button>
				</div>
				<div className={classes.fields}>
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
						<CityFields cities={cities} chosen={filter.cities.map(({ name, zip }) => `${name}|${zip}`)} />
					</FilterGroup>
					<FilterGroup label={text('filters.type')} chosen={chosen.type}>
						<TypeFields types={types} chosen={filter.types} />
					</FilterGroup>
					<FilterGroup
						label={text(filter.goal === 1 ? 'filters.rentPrice' : 'filters.price')}
						chosen={chosen.price}
					>
						<PriceFields goal={filter.goal} price={filter.price} onCommit={recount} />
					</FilterGroup>
					<FilterGroup label={text('filters.rooms')} chosen={chosen.rooms}>
						{ROOM_KINDS.map((room) => (
							<RoomCounter key={room} room={room} count={filter.rooms[room]} />
						))}
					</FilterGroup>
					<FilterGroup label={text('filters.more')} chosen={chosen.more} atEnd>
						<MoreFields filter={filter} />
					</FilterGroup>
					{filter.sort !== 'newest' && <input type="hidden" name="sort" value={filter.sort} />}
				</div>
				<div className={classes.actions}>
					{applied > 0 && (
						<Link className={classes.reset} to={listHref(withoutFilters(filter), host.href)}>
							{text('filters.reset')}
						</Link>
					)}
					<ButtonLook type="submit" className={classes.submit} onPointerEnter={() => host.prefetch(target())}>
						<span aria-live="polite">{shown}</span>
					</ButtonLook>
				</div>
			</form>
		</search>
	);
}
