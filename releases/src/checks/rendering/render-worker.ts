import { parentPort, workerData } from 'node:worker_threads';
import type { ServerBundle } from '@estate/shared-contract';
import type { RenderMessage, RenderOutcome } from './messages.ts';

const post = (outcome: RenderOutcome) => parentPort?.postMessage(outcome);

function messageOf(error: unknown): string {
	if (!(error instanceof Error)) return String(error);
	const line = error.stack?.split('\n').find((each) => each.trim().startsWith('at '));
	return line ? `${error.message} (${line.trim()})` : error.message;
}

async function render(bundle: ServerBundle, { slot, request }: RenderMessage): Promise<RenderOutcome> {
	try {
		const response = await bundle.slots[slot]?.(request);
		if (!response) return { kind: 'failed', message: 'It is not in the server bundle.' };
		if (typeof response.html !== 'string') return { kind: 'failed', message: 'It answered no HTML.' };
		if (response.data !== undefined) JSON.stringify(response.data);
		return { kind: 'drawn' };
	} catch (error) {
		return { kind: 'failed', message: messageOf(error) };
	}
}

try {
	const { default: bundle } = (await import((workerData as { url: string }).url)) as {
		default: ServerBundle;
	};
	parentPort?.on('message', async (message: RenderMessage) => post(await render(bundle, message)));
	post({ kind: 'ready', slots: Object.keys(bundle.slots) });
} catch (error) {
	post({ kind: 'broken', message: messageOf(error) });
}
