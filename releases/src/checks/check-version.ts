import { type Channel, type RemoteManifest, remoteRoutes } from '@estate/shared-contract';
import { activeVersion } from '../log/transitions.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import type { PlacedVersion } from './browser/draft-site.ts';
import { checkCss } from './check-css.ts';
import { checkHost } from './check-host.ts';
import { checkManifest } from './check-manifest.ts';
import { ChecksFailed } from './checks-failed.ts';
import { hostOffers } from './host-offers.ts';
import { checkLicences } from './licences/check-licences.ts';
import { neighbours } from './neighbours.ts';
import type { Problem } from './problem.ts';
import { checkRendering } from './rendering/check-rendering.ts';
import { checkSizes, compareSizes, type SlotSize } from './sizes/check-sizes.ts';
import { weighSlots } from './sizes/weigh-slots.ts';
import type { Waiver } from './waivers.ts';

export interface CheckSettings {
	channel: Channel;
	remote: string;
	version: string;
	waived?: readonly Waiver[];
	/** Pages that a browser looked at just before, in this very state of the channel: it does not look again */
	seenPages?: number | undefined;
	onPage?: (done: number, all: number) => void;
}

/** What the checks of a version found out, for people and programs. */
export interface CheckReport {
	remote: string;
	version: string;
	sizes: SlotSize[];
	/** Packages of others that are bundled in */
	packages: number;
	/** Pages that were looked at in a browser */
	pages: number;
	waived: readonly Waiver[];
}

async function sizesBeside(
	store: ReleaseStore,
	{ channel, remote }: CheckSettings,
	{ folder, manifest }: PlacedVersion,
): Promise<SlotSize[]> {
	const active = activeVersion((await store.log.newest(channel)).state[remote]);
	// A version that is broken or gone says nothing about how much the new one may weigh.
	const before = active
		? await Promise.all([store.artifacts.folder(remote, active), store.artifacts.manifest(remote, active)])
				.then(([place, its]) => weighSlots(place, its))
				.catch(() => ({}))
		: {};
	return compareSizes(before, await weighSlots(folder, manifest));
}

async function standing(
	store: ReleaseStore,
	{ channel }: CheckSettings,
	manifest: RemoteManifest,
): Promise<Problem[]> {
	const offers = await hostOffers(store, channel);
	return [...checkLicences(manifest), ...offers.flatMap((offer) => checkHost(manifest, offer))];
}

/**
 * Checks a version by itself: files; manifest; then licences, what the shells of the channel offer, CSS and sizes beside the
 * active version; and, when all of that is well, renders every slot in every language, on the server and then in a browser.
 * Throws ChecksFailed with every problem.
 */
export async function checkVersion(store: ReleaseStore, settings: CheckSettings): Promise<CheckReport> {
	const { channel, remote, version, waived = [], seenPages, onPage } = settings;
	const refuseIf = (problems: readonly Problem[]) => {
		if (problems.length > 0) throw new ChecksFailed(remote, version, problems);
	};
	const manifest = await store.artifacts.manifest(remote, version);
	refuseIf(await store.artifacts.verify(remote, version));
	// Before anything reads the files that it names.
	refuseIf(checkManifest(manifest));
	const placed = { manifest, folder: await store.artifacts.folder(remote, version) };
	const sizes = await sizesBeside(store, settings, placed);
	refuseIf([
		...(await standing(store, settings, manifest)),
		...(await checkCss(placed.folder, manifest)),
		...(waived.includes('growth') ? [] : checkSizes(sizes)),
	]);
	const others = await neighbours(store, channel, remote);
	const otherRoutes = others.flatMap((other) => remoteRoutes(other));
	refuseIf(await checkRendering(placed.folder, manifest, otherRoutes));
	const report = { remote, version, sizes, packages: manifest.packages?.length ?? 0, waived };
	if (waived.includes('browser')) return { ...report, pages: 0 };
	if (seenPages !== undefined) return { ...report, pages: seenPages };
	const { checkBrowser } = await import('./browser/check-browser.ts');
	const beside = await Promise.all(
		others.map(async (other) => ({
			manifest: other,
			folder: await store.artifacts.folder(other.name, other.version),
		})),
	);
	const { problems, pages } = await checkBrowser({ version: placed, others: beside, otherRoutes, onPage });
	refuseIf(problems);
	return { ...report, pages };
}
