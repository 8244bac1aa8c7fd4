import type { Site } from '@estate/shared-contract';
import { LRUCache } from 'lru-cache';
import type { ReleaseSet } from '../releases/release-set.ts';
import { type SiteState, siteState } from './site-state.ts';

const KEPT_FACTS = 50;

/** The site as it is now: the newest release set with the newest content. */
export class LiveSite {
	#releases: ReleaseSet | undefined;
	#content: Site | undefined;
	#state: SiteState | undefined;
	/** Facts of earlier states too: open tabs and cached pages still name them */
	readonly #facts = new LRUCache<string, string>({ max: KEPT_FACTS });

	/** Undefined until both the releases and the content are known */
	get state(): SiteState | undefined {
		return this.#state;
	}

	set releases(releases: ReleaseSet) {
		if (this.#releases?.id === releases.id) return;
		this.#releases = releases;
		this.#join();
	}

	set content(content: Site) {
		this.#content = content;
		this.#join();
	}

	/** JSON behind `/-/routes.<hash>.json`. */
	facts(href: string): string | undefined {
		return this.#facts.get(href);
	}

	#join(): void {
		if (!this.#releases || !this.#content) return;
		this.#state = siteState(this.#releases, this.#content);
		this.#facts.set(this.#state.facts.href, this.#state.facts.json);
	}
}
