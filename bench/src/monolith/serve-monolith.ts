// node bench/src/monolith/serve-monolith.ts <folder>: the same site from one build, on PORT, for comparison.
import { pathToFileURL } from 'node:url';
import type { RenderResponse, ServerBundle } from '@estate/shared-contract';
import type { FrameModel } from '../../../shell/src/frame/frame-model.ts';
import type { FrameModule } from '../../../shell/src/frame/frame-module.ts';
import type { Script } from '../../../shell/src/frame/script.ts';
import { readConfiguration } from '../../../shell/src/server/configuration.ts';
import type { RenderPool } from '../../../shell/src/server/render/render-pool.ts';
import { SlotFailure } from '../../../shell/src/server/render/slot-failure.ts';
import type { BundleFile } from '../../../shell/src/server/render/worker-messages.ts';
import { startSite } from '../../../shell/src/server/start-site.ts';
import { buildMonolith, type Monolith } from './build-monolith.ts';

const REMOTE_SCRIPT = /^\/-\/remotes\/([^/]+)\/[^/]+\/client\/(.+?)\.[0-9a-f]+\.js$/;

/** `/-/remotes/listings/1.0.0/client/results.abc.js` → what the monolith needs in its place. */
function inPlaceOf({ files }: Monolith, href: string): string[] {
	const [, remote, name] = REMOTE_SCRIPT.exec(href) ?? [];
	return files[`${remote}/${name}`]?.js ?? [];
}

/** A document with the monolith's files where the remotes' are named. */
function ownFiles(monolith: Monolith, model: FrameModel): FrameModel {
	const isRemote = (href: string) => href.startsWith('/-/remotes/');
	// One build, one head: what a slot wears stands with the site's own.
	const worn = model.view.slots.flatMap(({ remote, slot }) => monolith.files[`${remote}/${slot}`]?.css ?? []);
	const styles = [...model.styles, ...worn];
	const preloads = model.preloads.flatMap((script): Script[] =>
		isRemote(script.href)
			? inPlaceOf(monolith, script.href).map((href) => ({ href, integrity: monolith.integrity[href] }))
			: [script],
	);
	const unique = new Map(preloads.map((script) => [script.href, script]));
	return {
		...model,
		styles: [...new Set(styles)],
		slotStyles: new Map(),
		preloads: [...unique.values()],
		integrity: {},
	};
}

async function loadBundle({ path }: BundleFile): Promise<ServerBundle> {
	return ((await import(pathToFileURL(path).href)) as { default: ServerBundle }).default;
}

/** Renders in the server's own thread, as a monolith does: no limits, no isolation. */
function createInProcessPool(): RenderPool {
	return {
		restarts: 0,
		keep() {},
		async close() {},
		async probe(bundle) {
			const { remote, version, contract, slots } = await loadBundle(bundle);
			return { remote, version, contract, slots: Object.keys(slots) };
		},
		async render({ bundle, slot, snapshot, request }): Promise<RenderResponse> {
			const renderSlot = (await loadBundle(bundle)).slots[slot];
			if (!renderSlot) throw new SlotFailure({ kind: 'import', message: `There is no slot ${slot}.` });
			return renderSlot({ ...request, site: snapshot.site, routes: snapshot.routes });
		},
	};
}

const [folder] = process.argv.slice(2);
const dist = folder ?? process.env.MONOLITH_DIR;
if (!dist) {
	console.error('Name the folder to build into: node bench/src/monolith/serve-monolith.ts <folder>');
	process.exit(2);
}
const monolith = await buildMonolith(dist);
const site = await startSite(readConfiguration(), (message) => console.error(message), {
	dist: monolith.dist,
	assets: monolith.assets,
	frame: (own): FrameModule => ({
		...own,
		renderFrame: (model) => own.renderFrame(ownFiles(monolith, model)),
	}),
	pool: createInProcessPool,
});
for (const signal of ['SIGINT', 'SIGTERM'] as const)
	process.once(signal, async () => {
		await site.stop();
		process.exit(0);
	});
