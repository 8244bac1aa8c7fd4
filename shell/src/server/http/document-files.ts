import type { Language } from '@estate/shared-contract';
import { styleLink } from '../../frame/link-element.ts';
import type { Script } from '../../frame/script.ts';
import { type SlotAssets, slotAssets } from '../../page/plan/slot-assets.ts';
import { type RemoteFacts, remoteFacts, versionOffer } from '../../page/site/site-facts.ts';
import { isEager } from '../../page/view/is-eager.ts';
import type { PageSlot } from '../../page/view/page-json.ts';
import type { SiteState } from '../site/site-state.ts';
import type { ShellAssets } from './shell-assets.ts';

const runsCode = (slot: PageSlot) => slot.hydration !== 'never' || !slot.isDrawn;

function factsOf(state: SiteState, slots: readonly PageSlot[]): Map<string, RemoteFacts> {
	const names = new Set(slots.map(({ remote }) => remote));
	return new Map(
		[...names].flatMap((name) => {
			const remote = state.releases.remotes.get(name);
			return remote ? [[name, remoteFacts(remote.manifest, state.artifacts, remote.source)] as const] : [];
		}),
	);
}

/** Links to sheets per slot key, each before the first slot that wears it: what stands above is painted without it. */
function slotStyles(needed: readonly { slot: PageSlot; files: SlotAssets }[]): ReadonlyMap<string, string> {
	const before = new Set<string>();
	return new Map(
		needed.map(({ slot, files }) => {
			const styles = files.styles.filter((href) => !before.has(href));
			for (const href of styles) before.add(href);
			return [slot.key, styles.map(styleLink).join('')];
		}),
	);
}

/** Styles, preloads and hashes of a page with these slots. */
export function documentFiles(
	assets: ShellAssets,
	state: SiteState,
	language: Language,
	slots: readonly PageSlot[],
) {
	const remotes = factsOf(state, slots);
	const needed = slots.flatMap((slot) => {
		const remote = remotes.get(slot.remote);
		return remote ? [{ slot, files: slotAssets(remote, slot.slot, language, assets.onDemand) }] : [];
	});
	const eager = needed.filter(({ slot }) => isEager(slot)).flatMap(({ files }) => files.scripts);
	const isEagerPage = eager.length > 0;
	const texts = assets.texts[language]?.href;
	const running = new Set(slots.filter(runsCode).map(({ remote }) => remote));
	const remoteScripts = [...remotes]
		.filter(([name]) => running.has(name))
		.flatMap(([name, { base, assets, integrity }]) => {
			const here = slots.filter(({ remote }) => remote === name).map(({ slot }) => slot);
			const elsewhere = new Set(Object.keys(assets));
			for (const exposed of [...here, `texts-${language}`]) elsewhere.delete(exposed);
			return Object.entries(integrity)
				.filter(([path]) => !elsewhere.has(exposedBy(path)))
				.map(([path, hash]) => [base + path, hash] as const);
		});
	return {
		styles: assets.styles,
		slotStyles: slotStyles(needed),
		preloads: unique(isEagerPage ? [...assets.app, ...eager] : []),
		dataPreloads: isEagerPage
			? [state.facts.href, ...(texts ? [texts] : []), ...fileAddresses(state, slots)]
			: [],
		integrity: { ...assets.integrity, ...Object.fromEntries(remoteScripts) },
	};
}

/** Where the browser reads the files of each version whose code runs; a development server's came with the site's facts. */
export function fileAddresses({ releases, artifacts }: SiteState, slots: readonly PageSlot[]): string[] {
	const running = new Set(slots.filter(runsCode).map(({ remote }) => remote));
	return [...running].flatMap((name) => {
		const remote = releases.remotes.get(name);
		const files = remote && versionOffer(remote.manifest, artifacts, remote.source).files;
		return typeof files === 'string' ? [files] : [];
	});
}

/** Exposed module whose own chunk a script is: `client/results.ab12.js` → `results`. What another page needs of these comes with its hashes from `fileAddresses`. */
const exposedBy = (path: string) => /([^/.]+)\.\w+\.js$/.exec(path)?.[1] ?? '';

const unique = (scripts: readonly Script[]) => [
	...new Map(scripts.map((script) => [script.href, script])).values(),
];
