import type { PageLocation } from '@estate/shared-contract';
import { planRoute } from '../../../page/plan/page-plan.ts';
import { pageIdOf } from '../../../page/routes/page-routes.ts';
import { dropOldest } from '../drop-oldest.ts';
import { loadSlotCode } from '../remotes/load-slot-code.ts';
import type { Services } from '../services.ts';
import { loadPage, resolvePage } from './load-page.ts';
import type { LoadedPage } from './loaded-page.ts';

interface Ahead {
	page: Promise<LoadedPage>;
	/** `performance.now()` */
	at: number;
}

/** A page that was fetched ahead is as good as a fresh one for this long. */
const FRESH_MS = 15_000;
const MOST_AHEAD = 4;

const addressOf = ({ pathname, search }: Pick<PageLocation, 'pathname' | 'search'>) => pathname + search;

/** Where pages come from: fetched ahead, or loaded now. */
export class PageSource {
	readonly #services: Services;
	readonly #ahead = new Map<string, Ahead>();

	constructor(services: Services) {
		this.#services = services;
	}

	async load(location: PageLocation, signal: AbortSignal): Promise<LoadedPage> {
		const address = addressOf(location);
		const ahead = this.#ahead.get(address);
		this.#ahead.delete(address);
		if (ahead && performance.now() - ahead.at < FRESH_MS) {
			const withdrawn = this.#services.site.refresh();
			const page = await ahead.page.catch(() => undefined);
			await withdrawn;
			if (page && this.isCurrent(page)) return { ...page, location };
		}
		return loadPage(this.#services, location, signal);
	}

	/** Starts loading code and data of an address. */
	prefetch(location: PageLocation): void {
		const address = addressOf(location);
		const known = this.#ahead.get(address);
		if (known && performance.now() - known.at < FRESH_MS) return;
		const page = loadPage(this.#services, location, new AbortController().signal);
		page.catch(() => {});
		this.#ahead.set(address, { page, at: performance.now() });
		dropOldest(this.#ahead, MOST_AHEAD);
	}

	/** Starts loading the code alone: for links in view, of which there may be many. */
	prefetchCode(location: Pick<PageLocation, 'pathname' | 'search'>): void {
		try {
			const { site, language } = this.#services;
			const { route } = resolvePage(this.#services, location);
			if (pageIdOf(route.id) !== undefined) return;
			for (const { remote, slot } of planRoute(route, site.offers)) {
				const facts = site.use(remote);
				if (facts) loadSlotCode(facts, slot.name, language).catch(() => {});
			}
		} catch {
			// The server's own page: there is no code to fetch.
		}
	}

	/** May this page still be shown? Not when a version that it was made with was withdrawn since. */
	isCurrent({ view }: LoadedPage): boolean {
		return view.slots.every(({ remote, version }) => this.#services.site.use(remote)?.version === version);
	}
}
