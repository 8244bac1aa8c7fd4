import type { RemoteFacts } from '../site/site-facts.ts';

export interface SlotAssets {
	/** Addresses of stylesheets, in the order in which they count */
	styles: string[];
	/** Addresses of scripts with their integrity */
	scripts: { href: string; integrity: string | undefined }[];
}

/** The shell's files of shared modules that come with the first slot that uses them: request → addresses. */
export type OnDemand = Readonly<Record<string, readonly string[]>>;

const isStyle = (href: string) => href.endsWith('.css');

/** The shell's files that come with a slot. */
function sharedFiles({ assets }: Pick<RemoteFacts, 'assets'>, slot: string, onDemand: OnDemand): string[] {
	const needed = assets[slot]?.shared ?? [];
	return needed.flatMap((request) => (Object.hasOwn(onDemand, request) ? (onDemand[request] ?? []) : []));
}

/** The shell's scripts that come with a slot. Their hashes stand in the page's import map. */
export function sharedScripts(remote: Pick<RemoteFacts, 'assets'>, slot: string, onDemand: OnDemand) {
	const scripts = sharedFiles(remote, slot, onDemand).filter((href) => !isStyle(href));
	return scripts.map((href) => ({ href, integrity: undefined }));
}

/** Files that a slot needs at once: its stylesheets, and, when its code is to run, the entry, its chunks and its texts. */
export function slotAssets(
	remote: RemoteFacts,
	slot: string,
	language: string,
	onDemand: OnDemand = {},
): SlotAssets {
	const own = remote.assets[slot];
	const texts = remote.assets[`texts-${language}`];
	const scripts = [remote.entry, ...(own?.js ?? []), ...(texts?.js ?? [])];
	const shared = sharedFiles(remote, slot, onDemand).filter(isStyle);
	return {
		styles: [...new Set([...shared, ...(own?.css ?? []).map((path) => remote.base + path)])],
		scripts: [...new Set(scripts)].map((path) => ({
			href: remote.base + path,
			integrity: remote.integrity[path],
		})),
	};
}
