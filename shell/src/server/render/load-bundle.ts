import { createHash } from 'node:crypto';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import type { SealedThread } from '@estate/remote-kit/isolation/thread';
import type { ServerBundle } from '@estate/shared-contract';
import { messageOf } from '@estate/shared-contract/message-of';
import { SlotFailure } from './slot-failure.ts';
import type { BundleFile } from './worker-messages.ts';

/** One import that never ends holds the others up no longer than this */
const TURN_MS = 500;

async function load(
	thread: SealedThread,
	{ remote, version, path, integrity, environment }: BundleFile,
): Promise<ServerBundle> {
	const name = `${remote} ${version}`;
	try {
		const source = await thread.read(path);
		const hash = createHash('sha384').update(source).digest('base64');
		if (`sha384-${hash}` !== integrity)
			throw new Error(
				`the file differs from what was published. Publish the version again under another number.`,
			);
		if (environment) thread.grantEnvironment(environment);
		const { default: bundle } = (await thread.importBundle(name, source)) as { default?: ServerBundle };
		if (!bundle?.slots) throw new Error('it has no default export with slots. Build it with remote-kit.');
		return bundle;
	} catch (cause) {
		const why = messageOf(cause);
		throw new SlotFailure({
			kind: 'import',
			message: `The server bundle of ${name} cannot be loaded: ${why}`,
		});
	}
}

/** Returns what imports a server bundle once per thread, after checking its hash, and throws SlotFailure of kind `import`. */
export function bundleLoader(thread: SealedThread): (bundle: BundleFile) => Promise<ServerBundle> {
	const loading = new Map<string, Promise<ServerBundle>>();
	let turn: Promise<unknown> = Promise.resolve();

	/** One after the other, so that a thread that reads many bundles answers in between and is not taken for a blocked one. */
	function inTurn(bundle: BundleFile): Promise<ServerBundle> {
		const started = turn.then(() => nextTurn()).then(() => load(thread, bundle));
		turn = Promise.race([started, turn.then(() => pause(TURN_MS))]).catch(() => {});
		return started;
	}

	return (bundle) => {
		const known = loading.get(bundle.path);
		if (known) return known;
		const started = inTurn(bundle);
		loading.set(bundle.path, started);
		started.catch(() => loading.delete(bundle.path));
		return started;
	};
}
