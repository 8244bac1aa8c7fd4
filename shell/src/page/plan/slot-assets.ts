import type { RemoteFacts } from '../site/site-facts.ts';

export interface SlotAssets {
	/** Addresses of stylesheets */
	styles: string[];
	/** Addresses of scripts with their integrity */
	scripts: { href: string; integrity: string | undefined }[];
}

/** Files that a slot needs at once: its stylesheets, and, when its code is to run, the entry, its chunks and its texts. */
export function slotAssets(remote: RemoteFacts, slot: string, language: string): SlotAssets {
	const own = remote.assets[slot];
	const texts = remote.assets[`texts-${language}`];
	const scripts = [remote.entry, ...(own?.js ?? []), ...(texts?.js ?? [])];
	return {
		styles: (own?.css ?? []).map((path) => remote.base + path),
		scripts: [...new Set(scripts)].map((path) => ({
			href: remote.base + path,
			integrity: remote.integrity[path],
		})),
	};
}
