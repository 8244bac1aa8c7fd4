import type { SlotContext } from '@estate/remote-kit';
import { SAVE_SEARCH_PATH } from '@estate/shared-contract';
import type { KeptData } from '../searches-data.ts';

/** Favourites, properties seen last and notes of who is logged in; those that are gone from the offer are left out. */
export async function loadKept({ api, language, localize, signal }: SlotContext): Promise<KeptData> {
	const { favourites, seen, notes } = await api.call('keptProperties', {}, { signal });
	const ids = [...new Set([...favourites, ...seen])].slice(0, 100);
	const query = new URLSearchParams({ goal: 'any', language, ids: ids.join(','), pageSize: '100' });
	const { items } = ids.length > 0 ? await api.call('properties', { query }, { signal }) : { items: [] };
	const shown = (list: readonly number[]) =>
		list.flatMap((id) => {
			const property = items.find(({ ID }) => ID === id);
			const note = notes.find((each) => each.id === id)?.text ?? '';
			return property ? [{ property, href: localize(`/property/${id}/`), note }] : [];
		});
	const listed = favourites.length > 0 ? `?ids=${favourites.join(',')}` : '';
	const save = localize(SAVE_SEARCH_PATH);
	return {
		favourites: shown(favourites),
		seen: shown(seen),
		favouritesHref: localize('/favourites/') + listed,
		...(listed && save !== '/' ? { watchHref: `${save}${listed}&goal=0` } : {}),
	};
}
