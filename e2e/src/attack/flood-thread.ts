// Entry of the thread that floods a site: four senders, each of which waits for its answer.
import { parentPort, workerData } from 'node:worker_threads';
import { FLOODS, ORDINARY } from './floods.ts';

const SENDERS = 4;

const { url, finding, least } = workerData as { url: string; finding: string; least: number };
const flood = [ORDINARY, ...FLOODS].find((each) => each.finding === finding);
if (!parentPort || !flood) throw new Error('flood-thread.ts is started by startFlood().');

let number = 0;
let isOver = false;
const statuses = new Set<number>();
parentPort.once('message', () => {
	isOver = true;
});

await Promise.all(
	Array.from({ length: SENDERS }, async () => {
		while (!isOver || number < least) {
			const answer = await flood.send(url, number++);
			statuses.add(answer.status);
			await answer.arrayBuffer();
		}
	}),
);
parentPort.postMessage([...statuses]);
