import type { RenderResponse } from '@estate/shared-contract';
import { grantedEnvironment, type RemoteGrants } from './remote-grants.ts';
import { createRenderPool, type RenderJob, type RenderPool, type RenderPoolSettings } from './render-pool.ts';
import type { BundleFace, BundleFile } from './worker-messages.ts';

/** Remotes that have a process of their own; those of one group share it */
export type Apart = readonly (readonly string[])[];

export interface TrustSettings extends RenderPoolSettings {
	apart: Apart;
	grants: RemoteGrants;
	/** Where the values of granted variables are */
	environment: NodeJS.ProcessEnv;
}

const COMMON = '';

/** One pool, and so one process, for each group of remotes that the operator keeps apart, and one for all others. */
class GroupedPool implements RenderPool {
	readonly #settings: TrustSettings;
	readonly #pools = new Map<string, RenderPool>();

	constructor(settings: TrustSettings) {
		this.#settings = settings;
		this.#poolOf(COMMON);
	}

	get restarts(): number {
		let count = 0;
		for (const pool of this.#pools.values()) count += pool.restarts;
		return count;
	}

	render(job: RenderJob): Promise<RenderResponse> {
		return this.#poolFor(job.bundle.remote).render({ ...job, bundle: this.#withEnvironment(job.bundle) });
	}

	probe(bundle: BundleFile): Promise<BundleFace> {
		const { remote, version, variables = [] } = bundle;
		const { grants, environment, onOutput } = this.#settings;
		const { missing } = grantedEnvironment(remote, variables, grants, environment);
		if (missing.length > 0)
			onOutput?.(
				`${remote} ${version} has to do without ${missing.join(', ')}: name them in REMOTE_GRANTS and give them to the site.`,
			);
		return this.#poolFor(remote).probe(this.#withEnvironment(bundle));
	}

	keep(bundles: readonly BundleFile[]): void {
		const groups = new Map<string, BundleFile[]>();
		for (const bundle of bundles) {
			const group = this.#groupOf(bundle.remote);
			groups.set(group, [...(groups.get(group) ?? []), this.#withEnvironment(bundle)]);
		}
		for (const group of new Set([...groups.keys(), ...this.#pools.keys()]))
			this.#poolOf(group).keep(groups.get(group) ?? []);
	}

	async close(): Promise<void> {
		await Promise.all([...this.#pools.values()].map((pool) => pool.close()));
	}

	#withEnvironment(bundle: BundleFile): BundleFile {
		if (!bundle.variables) return bundle;
		const { grants, environment } = this.#settings;
		return {
			...bundle,
			environment: grantedEnvironment(bundle.remote, bundle.variables, grants, environment).values,
		};
	}

	#groupOf(remote: string): string {
		return this.#settings.apart.find((group) => group.includes(remote))?.join('+') ?? COMMON;
	}

	#poolFor(remote: string): RenderPool {
		return this.#poolOf(this.#groupOf(remote));
	}

	#poolOf(group: string): RenderPool {
		const known = this.#pools.get(group);
		if (known) return known;
		const { origins, grants, onOutput } = this.#settings;
		const granted = [...grants].filter(([remote]) => this.#groupOf(remote) === group);
		const started = createRenderPool({
			...this.#settings,
			origins: [...origins, ...granted.flatMap(([, grant]) => grant.origins)],
			onOutput: (line) => onOutput?.(`Server code of ${group || 'the remotes'}: ${line}`),
		});
		this.#pools.set(group, started);
		return started;
	}
}

export function createGroupedPool(settings: TrustSettings): RenderPool {
	return new GroupedPool(settings);
}
