import { useHost } from '@estate/remote-kit';
import type { Goal, SearchFilter } from '@estate/shared-contract';
import { type FormEvent, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { withValues } from '../property/list-address.ts';
import { useListHref } from '../results/use-list-href.ts';
import { isEdited } from './edited-form.ts';
import { droppedOfForm, formerPrice, searchOfForm } from './form-search.ts';
import { useLiveFacets } from './use-live-facets.ts';

/** The form of a list's filters while it is alive: `filter` is the search that the page shows. */
export function useFilterForm(filter: SearchFilter) {
	const host = useHost();
	const { hrefOf } = useListHref();
	const form = useRef<HTMLFormElement>(null);
	const [current, setCurrent] = useState(filter);
	/** The search that its fields hold another one than: set at once, where a state would wait */
	const changed = useRef<SearchFilter>(undefined);
	const [otherGoal, setOtherGoal] = useState<Goal>();
	const { answer, change } = useLiveFacets();

	const readForm = useCallback(
		() => (form.current ? searchOfForm(form.current, filter.goal) : filter),
		[filter],
	);
	const target = () => hrefOf(readForm());

	function recount() {
		changed.current = filter;
		const next = readForm();
		setCurrent(next);
		change(next);
	}

	// What was chosen before the form was alive: no event told of it.
	const recountEarly = useEffectEvent(() => {
		if (form.current && isEdited(form.current)) recount();
	});
	useEffect(() => recountEarly(), []);

	/** Where its search is: the address of the page, sentence and all, while nobody has changed anything. */
	function destination(fields: HTMLFormElement): string {
		if (changed.current !== filter) return location.pathname + location.search;
		// The fields of another goal are empty: what they held before stands in the search that the page shows.
		const former = otherGoal === undefined || otherGoal === filter.goal ? [] : formerPrice(filter);
		const left = [
			...droppedOfForm(fields, filter.goal),
			...former.map(({ name, value }) => [name, value] as const),
		];
		return withValues(target(), left);
	}

	function submit(event: FormEvent) {
		event.preventDefault();
		if (!form.current) return host.navigate(target());
		const to = destination(form.current);
		// A sheet in which nobody changed anything leads to what lies behind it.
		const isThere = to === location.pathname + location.search;
		if (isThere && form.current.matches(':popover-open')) form.current.hidePopover();
		else host.navigate(to);
	}

	return {
		form,
		/** The search that its fields hold */
		current,
		goal: otherGoal ?? filter.goal,
		/** Its prices: none once another goal was chosen */
		hasOtherGoal: otherGoal !== undefined,
		setOtherGoal,
		/** Counts of what its fields hold, once it was changed and they are there */
		answer,
		readForm,
		recount,
		submit,
		/** Fetches what it leads to in advance, where that is another page */
		prefetch: () => changed.current === filter && host.prefetch(target()),
	};
}
