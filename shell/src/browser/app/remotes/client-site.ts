import { createRouteTable, type RouteTable } from '@estate/shared-contract';
import type { OfferedSlots } from '../../../page/plan/slot-catalogue.ts';
import type { ActiveRemote, SiteFacts } from '../../../page/site/site-facts.ts';
import { fetchJson } from '../../fetch-json.ts';
import { withTimeLimit } from './with-time-limit.ts';

const DISCOVERY = '/releases.json';
/** Shorter than the time between a roll-back and the first navigation that must know of it */
const FRESH_MS = 200;
/** A navigation does not wait longer for news about releases */
const DISCOVERY_TIMEOUT_MS = 2_000;
const DESCRIBED_BY = /<([^>]+)>;\s*rel="describedby"/;

/**
 * The site as this tab knows it. A tab keeps the version of each remote that it uses; it takes another when its own was
 * withdrawn, at the next navigation. A remote that it has not used yet comes in its newest version.
 */
export class ClientSite {
	#facts: SiteFacts;
	#href: string;
	#table: RouteTable;
	#seenAt = performance.now();
	readonly #pinned = new Map<string, ActiveRemote>();

	constructor(href: string, facts: SiteFacts) {
		this.#href = href;
		this.#facts = facts;
		this.#table = tableOf(facts);
	}

	get facts(): SiteFacts {
		return this.#facts;
	}

	get table(): RouteTable {
		return this.#table;
	}

	/** The version of a remote that this tab uses from now on. */
	use(name: string): ActiveRemote | undefined {
		const remote = this.#remote(name);
		if (remote) this.#pinned.set(name, remote);
		return remote;
	}

	get offers(): readonly OfferedSlots[] {
		return Object.keys(this.#facts.remotes).flatMap((name) => {
			const remote = this.#remote(name);
			return remote ? [{ remote: name, slots: remote.slots }] : [];
		});
	}

	/** Looks for news about releases and content, unless it just did. Without an answer the tab goes on with what it has. */
	async refresh(): Promise<void> {
		if (performance.now() - this.#seenAt < FRESH_MS) return;
		await withTimeLimit(this.#look(), DISCOVERY_TIMEOUT_MS, DISCOVERY).catch(() => {});
	}

	#remote(name: string): ActiveRemote | undefined {
		const newest = this.#facts.remotes[name];
		const pinned = this.#pinned.get(name);
		if (!pinned || !newest) return newest;
		return newest.withdrawn.includes(pinned.version) ? newest : pinned;
	}

	async #look(): Promise<void> {
		// Its headers say all that a tab asks; the document itself is of 50 KB, for programs.
		const response = await fetch(DISCOVERY, { method: 'HEAD', cache: 'no-store' });
		const href = DESCRIBED_BY.exec(response.headers.get('link') ?? '')?.[1];
		if (response.ok && href && href !== this.#href) {
			this.#facts = await fetchJson<SiteFacts>(href);
			this.#table = tableOf(this.#facts);
			this.#href = href;
		}
		this.#seenAt = performance.now();
	}
}

function tableOf({ routes, site }: SiteFacts): RouteTable {
	return createRouteTable(routes, site.enabledLanguages);
}
