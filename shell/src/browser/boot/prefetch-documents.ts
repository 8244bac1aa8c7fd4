import { savesData } from '../../frame/saves-data.ts';
import { isSamePage, siteLink } from '../site-link.ts';
import { isApplicationLoading } from './application.ts';

const seen = new Set<string>();

function prefetch({ target }: Event): void {
	if (isApplicationLoading() || savesData()) return;
	const url = siteLink(target);
	if (!url || isSamePage(url) || seen.has(url.href)) return;
	seen.add(url.href);
	const link = document.createElement('link');
	link.rel = 'prefetch';
	link.href = url.href;
	document.head.append(link);
}

/** Until the application is there, a link that is pointed at has its document fetched ahead. */
export function prefetchDocuments(): void {
	addEventListener('pointerover', prefetch, { passive: true });
	addEventListener('touchstart', prefetch, { passive: true });
	addEventListener('focusin', prefetch);
}
