import { openThread } from '@estate/remote-kit/isolation/thread';
import type { ServerBundle } from '@estate/shared-contract';
import type { RenderMessage, RenderOutcome, ToRenderThread } from './messages.ts';

let loaded: ServerBundle | undefined;
const thread = openThread(async (message: ToRenderThread) => {
	if (message.type === 'load') post(await load(message.path));
	else if (loaded) post(await render(loaded, message.message));
});
const post = (outcome: RenderOutcome) => thread.post(outcome);

function messageOf(error: unknown): string {
	if (!(error instanceof Error)) return String(error);
	const line = error.stack?.split('\n').find((each) => each.trim().startsWith('at '));
	return line ? `${error.message} (${line.trim()})` : error.message;
}

const failed = (message: string) => ({ kind: 'failed', message, isLate: false }) as const;

/** By its code: the class of the error is the bundle's own. */
const isLate = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'timeout';

async function render(bundle: ServerBundle, { slot, request }: RenderMessage): Promise<RenderOutcome> {
	try {
		const response = await bundle.slots[slot]?.(request);
		if (!response) return failed('It is not in the server bundle.');
		if (typeof response.html !== 'string') return failed('It answered no HTML.');
		if (response.data !== undefined) JSON.stringify(response.data);
		return { kind: 'drawn', reports: response.reports ?? [] };
	} catch (error) {
		return { ...failed(messageOf(error)), isLate: isLate(error) };
	}
}

async function load(path: string): Promise<RenderOutcome> {
	try {
		const { default: bundle } = await thread.importBundle('checked', await thread.read(path));
		loaded = bundle as ServerBundle;
		return { kind: 'ready', slots: Object.keys(loaded.slots) };
	} catch (error) {
		return { kind: 'broken', message: messageOf(error) };
	}
}
