import autocannon from 'autocannon';
import type { PageJson } from '../../../shell/src/page/view/page-json.ts';

/** What the visitors of one instance saw. */
export interface LoadOutcome {
	requests: number;
	failed: number;
	/** Pages whose slots and facts name different versions */
	mixed: number;
	/** Milliseconds */
	p50: number;
	p99: number;
}

const PATHS = ['/nl/', '/nl/te-koop/', '/fr/a-vendre/', '/en/for-rent/', '/nl/projecten/', '/nl/contact/'];
const PAGE = /<script type="application\/json" id="page">(.*?)<\/script>/s;

interface Facts {
	remotes: Record<string, { version: string }>;
}

/** Asks for facts once per address, as browsers do. */
class KnownFacts {
	readonly #origin: string;
	readonly #known = new Map<string, Promise<Facts>>();

	constructor(origin: string) {
		this.#origin = origin;
	}

	of(href: string): Promise<Facts> {
		const known =
			this.#known.get(href) ??
			fetch(this.#origin + href).then((response) => response.json() as Promise<Facts>);
		this.#known.set(href, known);
		return known;
	}
}

async function isMixed(html: string, facts: KnownFacts): Promise<boolean> {
	const page = JSON.parse(PAGE.exec(html)?.[1] ?? 'null') as PageJson | null;
	if (!page) return true;
	const { remotes } = await facts.of(page.facts);
	return page.view.slots.some(
		({ remote, version }) =>
			remotes[remote]?.version !== version ||
			html.includes(`/-/remotes/${remote}/`) !== html.includes(`/-/remotes/${remote}/${version}/`),
	);
}

/** A steady load of composed pages, each checked for one version per remote. Answers how to end it and what came of it. */
export function startLoad(origin: string, perSecond: number): { end(): Promise<LoadOutcome> } {
	const facts = new KnownFacts(origin);
	const checks: Promise<boolean>[] = [];
	const load = autocannon({
		url: origin,
		connections: 8,
		duration: 3_600,
		overallRate: perSecond,
		timeout: 10,
		requests: PATHS.map((path) => ({
			method: 'GET' as const,
			path,
			onResponse: (status: number, body: string) => {
				if (status === 200) checks.push(isMixed(body, facts).catch(() => true));
			},
		})),
	});
	return {
		async end() {
			(load as unknown as { stop(): void }).stop();
			const { requests, errors, timeouts, non2xx, latency } = await load;
			const mixed = (await Promise.all(checks)).filter(Boolean).length;
			return {
				requests: requests.total,
				failed: errors + timeouts + non2xx,
				mixed,
				p50: latency.p50,
				p99: latency.p99,
			};
		},
	};
}
