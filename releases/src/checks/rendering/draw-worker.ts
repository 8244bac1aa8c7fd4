import { parentPort, workerData } from 'node:worker_threads';
import type { ServerBundle } from '@estate/shared-contract';
import type { RenderMessage, RenderOutcome } from './messages.ts';

const tell = (outcome: RenderOutcome) => parentPort?.postMessage(outcome);

function messageOf(error: unknown): string {
	if (!(error instanceof Error)) return String(error);
	const line = error.stack?.split('\n').find((each) => each.trim().startsWith('at '));
	return line ? `${error.message} (${line.trim()})` : error.message;
}

async function draw(bundle: ServerBundle, { slot, request }: RenderMessage): Promise<RenderOutcome> {
	try {
		const drawn = await bundle.slots[slot]?.(request);
		if (!drawn) return { kind: 'failed', message: 'It is not in the server bundle.' };
		if (typeof drawn.html !== 'string') return { kind: 'failed', message: 'It answered no HTML.' };
		if (drawn.data !== undefined) JSON.stringify(drawn.data);
		return { kind: 'drawn' };
	} catch (error) {
		return { kind: 'failed', message: messageOf(error) };
	}
}

try {
	const { default: bundle } = (await import((workerData as { url: string }).url)) as {
		default: ServerBundle;
	};
	parentPort?.on('message', async (message: RenderMessage) => tell(await draw(bundle, message)));
	tell({ kind: 'ready', slots: Object.keys(bundle.slots) });
} catch (error) {
	tell({ kind: 'broken', message: messageOf(error) });
}
