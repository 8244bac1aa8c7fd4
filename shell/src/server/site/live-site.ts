import type { Site } from '@estate/shared-contract';
import { LRUCache } from 'lru-cache';
import { OWN_ARTIFACTS } from '../../page/site/site-facts.ts';
import {
	type ReleaseSet,
	type ServedCanary,
	type ServedRemote,
	withVersions,
} from '../releases/release-set.ts';
import { chooseCanaries } from '../releases/rollout/choose-canaries.ts';
import { type SiteState, siteState } from './site-state.ts';

const KEPT_FACTS = 50;
const KEPT_VARIANTS = 32;
/** Canaries whose combinations are tried for an address of facts that another instance gave out */
const MOST_COMBINED = 4;

const canariesOf = ({ canaries }: ReleaseSet) =>
	JSON.stringify(canaries.map(({ remote, traffic, salt }) => [remote.manifest.version, traffic, salt]));

/** The site as it is now: the newest release set with the newest content, and its variants for who tries a version. */
export class LiveSite {
	/** Address below which browsers find versions of remotes, without a final slash */
	readonly artifacts: string;
	#releases: ReleaseSet | undefined;
	#content: Site | undefined;
	#state: SiteState | undefined;
	readonly #variants = new LRUCache<string, SiteState>({ max: KEPT_VARIANTS });
	/** Facts of earlier states too: open tabs and cached pages still name them */
	readonly #facts = new LRUCache<string, string>({ max: KEPT_FACTS });

	constructor(artifacts: string = OWN_ARTIFACTS) {
		this.artifacts = artifacts;
	}

	/** What everybody gets who tries nothing. Undefined until both the releases and the content are known */
	get state(): SiteState | undefined {
		return this.#state;
	}

	/** What is tried just now */
	get canaries(): readonly ServedCanary[] {
		return this.#state?.releases.canaries ?? [];
	}

	set releases(releases: ReleaseSet) {
		const before = this.#releases;
		if (before?.id === releases.id && canariesOf(before) === canariesOf(releases)) return;
		this.#releases = releases;
		this.#join();
	}

	set content(content: Site) {
		this.#content = content;
		this.#join();
	}

	/** The site as the visitor with these cookies gets it. */
	stateFor(cookie: string | undefined): SiteState | undefined {
		return this.stateWith(chooseCanaries(this.canaries, cookie).map(({ remote }) => remote));
	}

	/** The site with other versions of some remotes. */
	stateWith(others: readonly ServedRemote[]): SiteState | undefined {
		if (others.length === 0 || !this.#state || !this.#content) return this.#state;
		const set = withVersions(this.#state.releases, others);
		const known = this.#variants.get(set.id);
		if (known) return known;
		const name = others.map(({ bundle }) => `${bundle.remote}@${bundle.version}`).join(' ');
		const made = siteState(set, this.#content, name, this.artifacts);
		this.#variants.set(set.id, made);
		this.#facts.set(made.facts.href, made.facts.json);
		return made;
	}

	/** JSON behind `/-/routes.<hash>.json`. */
	facts(href: string): string | undefined {
		const known = this.#facts.get(href);
		if (known !== undefined || this.canaries.length === 0) return known;
		// Another instance rendered a page for a visitor who tries something: the same state can be made here.
		const canaries = this.canaries.slice(0, MOST_COMBINED);
		for (let choice = 1; choice < 2 ** canaries.length; choice++)
			this.stateWith(canaries.filter((_, index) => choice & (1 << index)).map(({ remote }) => remote));
		return this.#facts.get(href);
	}

	#join(): void {
		if (!this.#releases || !this.#content) return;
		this.#variants.clear();
		this.#state = siteState(this.#releases, this.#content, '', this.artifacts);
		this.#facts.set(this.#state.facts.href, this.#state.facts.json);
	}
}
