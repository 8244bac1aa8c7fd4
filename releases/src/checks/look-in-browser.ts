import type { Channel } from '@estate/shared-contract';
import { remoteRoutes } from '@estate/shared-contract';
import { messageOf } from '@estate/shared-contract/message-of';
import type { ReleaseStore } from '../store/release-store.ts';
import { neighbours } from './neighbours.ts';
import { isNotSeen, type Problem } from './problem.ts';

/** What came of a look at a version in a real browser. */
export type BrowserLook =
	| { outcome: 'fails'; what: string }
	| { outcome: 'sound'; pages: number }
	/** Nothing was seen: there is no Chromium here, or no shell to show the version */
	| { outcome: 'none'; why: string };

/** Not what a visitor's browser would count as a failure. */
const NO_FAILURE = new Set(['accessibility', 'console-log', 'page-write', 'event-stop']);

async function problemsOf(
	store: ReleaseStore,
	channel: Channel,
	remote: string,
	version: string,
): Promise<{ problems: Problem[]; pages: number }> {
	const placed = async (name: string, number: string) => ({
		manifest: await store.artifacts.manifest(name, number),
		folder: await store.artifacts.folder(name, number),
	});
	const { checkBrowser } = await import('./browser/check-browser.ts');
	const others = await neighbours(store, channel, remote);
	return checkBrowser({
		version: await placed(remote, version),
		others: await Promise.all(others.map(({ name, version: active }) => placed(name, active))),
		otherRoutes: others.flatMap((other) => remoteRoutes(other)),
		isBrief: true,
	});
}

/** Shows every slot of a version in a real Chromium, where there is one, on the contract's samples. Never rejects. */
export async function lookInBrowser(
	store: ReleaseStore,
	channel: Channel,
	remote: string,
	version: string,
): Promise<BrowserLook> {
	try {
		const { problems, pages } = await problemsOf(store, channel, remote, version);
		const unseen = problems.find(isNotSeen);
		if (unseen) return { outcome: 'none', why: unseen.what };
		const failure = problems.find(({ code }) => !NO_FAILURE.has(code));
		return failure
			? { outcome: 'fails', what: `${failure.what} (${failure.where})` }
			: { outcome: 'sound', pages };
	} catch (error) {
		return { outcome: 'none', why: messageOf(error) };
	}
}
