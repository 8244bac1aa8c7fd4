import { sql } from 'kysely';
import { openServer } from '../../../api/src/database/open-server.ts';
import { cpuSecondsOf, memoryOf } from '../process-tree.ts';
import type { ScaleStack } from './scale-stack.ts';

export const PARTS = ['site', 'api', 'postgres', 'proxy'] as const;
export type Part = (typeof PARTS)[number];
export type CpuSeconds = Record<Part, number>;

/** CPU that the instances in use took so far, with all their processes. */
export function cpuOf({ sites, apis, postgres, balancer }: ScaleStack, instances: number): CpuSeconds {
	const all = (servers: ScaleStack['sites']) =>
		servers.slice(0, instances).reduce((sum, { pid }) => sum + cpuSecondsOf(pid), 0);
	return {
		site: all(sites),
		api: all(apis),
		postgres: cpuSecondsOf(postgres.pid),
		proxy: cpuSecondsOf(balancer.pid),
	};
}

/** What one site answered */
export interface SiteCounts {
	/** Pages out of the HTML cache */
	hits: number;
	/** Pages that it may keep */
	asked: number;
	/** Slots that could not be rendered here, and were left to browsers */
	slotErrors: number;
}

/** Reads it from the site's metrics: since its start. */
export function readCounts(metrics: string): SiteCounts {
	const counts: SiteCounts = { hits: 0, asked: 0, slotErrors: 0 };
	for (const [, name, labels = '', text] of metrics.matchAll(/^(site_\w+)\{([^}]*)\} (\d+)/gm)) {
		const count = Number(text);
		if (name === 'site_slot_errors_total') counts.slotErrors += count;
		if (name !== 'site_requests_total' || labels.includes('cache="none"')) continue;
		counts.asked += count;
		if (labels.includes('cache="hit"')) counts.hits += count;
	}
	return counts;
}

export const countsOf = ({ metrics }: ScaleStack): Promise<SiteCounts[]> =>
	Promise.all(metrics.map(async (address) => readCounts(await (await fetch(address)).text())));

/** Looks once a second at what is held: the most of each stands. */
export class MostHeld {
	/** Bytes of each instance, by its name, and of PostgreSQL */
	readonly memory: Record<string, number> = {};
	connections = 0;
	readonly #timer: NodeJS.Timeout;
	readonly #database: Awaited<ReturnType<typeof openServer>>;

	static async watch(stack: ScaleStack): Promise<MostHeld> {
		return new MostHeld(stack, await openServer(stack.databaseUrl, 1));
	}

	private constructor(stack: ScaleStack, database: Awaited<ReturnType<typeof openServer>>) {
		this.#database = database;
		this.#timer = setInterval(() => void this.#look(stack), 1_000);
	}

	async #look({ sites, apis, postgres }: ScaleStack): Promise<void> {
		const pids = {
			...Object.fromEntries(sites.map(({ pid }, index) => [`site ${index + 1}`, pid])),
			...Object.fromEntries(apis.map(({ pid }, index) => [`api ${index + 1}`, pid])),
			postgres: postgres.pid,
		};
		for (const [name, pid] of Object.entries(pids))
			this.memory[name] = Math.max(this.memory[name] ?? 0, memoryOf(pid));
		const { rows } = await sql<{ count: number }>`
			select count(*)::int as count from pg_stat_activity
			where backend_type = 'client backend' and pid <> pg_backend_pid()`.execute(this.#database.db);
		this.connections = Math.max(this.connections, rows[0]?.count ?? 0);
	}

	async stop(): Promise<void> {
		clearInterval(this.#timer);
		await this.#database.close();
	}
}
