import { parentPort } from 'node:worker_threads';
import { drawOffer } from '../offers/offer-document.ts';
import { drawReport } from '../owners/report/draw-report.ts';
import type { DrawnPaper, Paper } from './papers.ts';

if (!parentPort) throw new Error('paper-worker.ts is started by paper-thread.ts, as a worker thread.');
const port = parentPort;

const draw = (paper: Paper): Promise<Buffer> =>
	paper.kind === 'offer' ? drawOffer(paper.offer) : drawReport(paper.report, paper.site, paper.language);

port.on('message', (paper: Paper) => {
	draw(paper).then(
		(file) => port.postMessage({ file } satisfies DrawnPaper),
		(error: Error) => port.postMessage({ error: error.message } satisfies DrawnPaper),
	);
});
