import type { SlotContext } from '@estate/remote-kit';
import type { Language, LoadResult } from '@estate/shared-contract';
import { misbehave } from './misbehave.ts';

const SLUGS: Record<Language, string> = { nl: 'een', fr: 'un', en: 'one', de: 'eins' };

export interface DrillData {
	what: string | null;
	cookie: string;
	next: string;
	error: boolean;
}

/** Head, address and data of the primary slot. */
export async function loadDrill(context: SlotContext): Promise<LoadResult<DrillData>> {
	const { route, location, href, text, api, language, signal } = context;
	const what = new URLSearchParams(location.search).get('main');
	await misbehave(what);
	if (what === 'api') await api.call('types', { query: { language } }, { signal });
	const data = { what, cookie: '', next: href('drill.page'), error: false };
	if (what === 'missing') return { status: 404, data: null as never };
	if (what === 'gone') return { status: 410, heading: text('gone'), data };
	if (what === 'away') return { redirect: { to: href('drill.page') }, data };
	const { id } = route.params;
	if (id === undefined) return { head: { title: text('title') }, heading: text('title'), data };
	const addresses = Object.fromEntries(
		Object.entries(SLUGS).map(([each, slug]) => [each, href('drill.item', { slug, id }, each as Language)]),
	);
	return {
		head: { title: `${text('title')} ${id}` },
		addresses,
		crumbs: [{ name: `${text('title')} ${id}` }],
		data,
	};
}
