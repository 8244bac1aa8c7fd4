import { drawOffer } from '../offers/offer-document.ts';
import { drawReport } from '../owners/report/draw-report.ts';
import { serveTasks } from '../threads/serve-tasks.ts';
import type { Paper } from './papers.ts';

serveTasks<Paper, Uint8Array>((paper) =>
	paper.kind === 'offer' ? drawOffer(paper.offer) : drawReport(paper.report, paper.site, paper.language),
);
