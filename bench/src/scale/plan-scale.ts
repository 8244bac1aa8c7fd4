import type { Part } from './use-of-machine.ts';

/** Share of a core that is planned to be used: the rest is for rushes, and for an instance that is being replaced */
const USED_SHARE = 0.6;
/** One is replaced while the other answers */
const LEAST = 2;

export interface PlanFacts {
	/** At once on the site */
	visitors: number;
	secondsPerPage: number;
	/** Milliseconds of CPU of a page view */
	cpu: Readonly<Record<Part, number>>;
	/** Bytes of one instance, the most that was seen */
	memory: { site: number; api: number };
	/** That one api may hold */
	databaseConnections: number;
}

export interface Plan {
	visitors: number;
	pagesPerSecond: number;
	/** Cores that are busy */
	cores: { site: number; api: number; postgres: number };
	/** Of one core each */
	sites: number;
	apis: number;
	postgresCores: number;
	memory: number;
	connections: number;
}

/** What so many visitors at once need, worked out from what one page view costs. */
export function planFor({ visitors, secondsPerPage, cpu, memory, databaseConnections }: PlanFacts): Plan {
	const pagesPerSecond = visitors / secondsPerPage;
	const busy = (part: Part) => (pagesPerSecond * cpu[part]) / 1_000;
	const needed = (part: Part) => Math.ceil(busy(part) / USED_SHARE);
	const [sites, apis] = [Math.max(LEAST, needed('site')), Math.max(LEAST, needed('api'))];
	return {
		visitors,
		pagesPerSecond,
		cores: { site: busy('site'), api: busy('api'), postgres: busy('postgres') },
		sites,
		apis,
		postgresCores: Math.max(1, needed('postgres')),
		memory: sites * memory.site + apis * memory.api,
		connections: apis * databaseConnections,
	};
}
