import type { PageLocation } from '@estate/shared-contract';
import { errorPage } from '../../../page/view/error-page.ts';
import type { Services } from '../services.ts';
import type { LoadedPage } from './loaded-page.ts';

/** What stands in for a page of the history that the tab does not hold any more, as long as there is no connection. */
export function offlinePage({ language, site, i18n }: Services, location: PageLocation): LoadedPage {
	const setting = { language, site: site.facts.site, text: (key: string) => i18n.t(key) };
	return {
		id: 'offline-',
		...errorPage({ kind: 'offline' }, setting),
		addresses: { byLanguage: {}, neutral: '/' },
		location,
		isInDocument: false,
		contents: new Map(),
		markup: new Map(),
		heights: new Map(),
	};
}

export const isOfflinePage = ({ view }: LoadedPage): boolean => view.notice?.kind === 'offline';

/** Did a page fail to load because nothing can be reached? */
export function isUnreachable(error: unknown): boolean {
	return !navigator.onLine || (error instanceof Error && 'code' in error && error.code === 'unreachable');
}
