import { isOperatorBrowser } from '@estate/console/server';
import type { Override } from '@estate/releases';
import { messageOf } from '@estate/shared-contract/message-of';
import type { LiveSite } from '../../site/live-site.ts';
import type { SiteState } from '../../site/site-state.ts';
import type { ReleaseFollower } from '../release-follower.ts';
import type { ServedRemote } from '../release-set.ts';
import { chooseCanaries } from '../rollout/choose-canaries.ts';
import { developmentRemote } from './development-source.ts';
import { overridesOf } from './override-cookie.ts';

export interface OverrideSettings {
	/** Signs links; without it there are no overrides */
	secret: string | undefined;
	/** Origins of development servers that may stand in for a version */
	origins: readonly string[];
}

/** The site as one visitor gets it; read again, for it may change while a page is made. */
export interface VisitorSite {
	readonly state: SiteState | undefined;
}

/** Which site a visitor gets: everybody's, one with versions being rolled out, or one with versions that a link allows. */
export class VisitorSites {
	readonly #live: LiveSite;
	readonly #releases: Pick<ReleaseFollower, 'loadBeside'>;
	readonly #settings: OverrideSettings;
	readonly #onProblem: (message: string) => void;

	constructor(
		live: LiveSite,
		releases: Pick<ReleaseFollower, 'loadBeside'>,
		settings: OverrideSettings,
		onProblem: (message: string) => void,
	) {
		this.#live = live;
		this.#releases = releases;
		this.#settings = settings;
		this.#onProblem = onProblem;
	}

	/**
	 * Resolves at once for anyone who has no override. One that cannot be loaded counts for nothing. A browser with a session of the
	 * console gets what everybody gets: code of a version that nobody promoted to all could use the console there.
	 */
	async of(cookie: string | undefined): Promise<VisitorSite> {
		const live = this.#live;
		if (isOperatorBrowser(cookie)) return live;
		const overrides = overridesOf(cookie, this.#settings.secret);
		if (overrides.length > 0) {
			const loaded = (await Promise.all(overrides.map((override) => this.#load(override)))).filter(
				(remote) => remote !== undefined,
			);
			if (loaded.length > 0) return withOverrides(live, cookie, loaded);
		}
		return {
			get state() {
				return live.stateFor(cookie);
			},
		};
	}

	/** Throws an Error that says why the version cannot be had. */
	load(override: Override): Promise<ServedRemote> {
		return 'source' in override
			? developmentRemote(override, this.#settings.origins)
			: this.#releases.loadBeside(override.remote, override.version);
	}

	async #load(override: Override): Promise<ServedRemote | undefined> {
		try {
			return await this.load(override);
		} catch (error) {
			const why = messageOf(error);
			this.#onProblem(`An override of ${override.remote} cannot be loaded: ${why}`);
			return undefined;
		}
	}
}

function withOverrides(
	live: LiveSite,
	cookie: string | undefined,
	loaded: readonly ServedRemote[],
): VisitorSite {
	const names = new Set(loaded.map(({ manifest }) => manifest.name));
	const override = {
		versions: loaded.map(({ manifest, source }) => `${manifest.name} ${source ?? manifest.version}`),
		origins: loaded.flatMap(({ source }) => source ?? []),
	};
	return {
		get state() {
			const tried = chooseCanaries(live.canaries, cookie).map(({ remote }) => remote);
			const others = tried.filter(({ manifest }) => !names.has(manifest.name));
			const state = live.stateWith([...others, ...loaded]);
			return state && { ...state, override };
		},
	};
}
