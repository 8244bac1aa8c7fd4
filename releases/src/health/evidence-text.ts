import type { HealthEvidence } from '@estate/shared-contract';

const percent = ({ total, failed }: { total: number; failed: number }) =>
	`${((100 * failed) / Math.max(1, total)).toFixed(1)} % of ${total}`;

/** The figures in a sentence for the log; how small the probability was stands in the entry itself. */
export function evidenceText(evidence: HealthEvidence): string {
	const what = evidence.measure === 'views' ? 'views' : 'slots rendered on the server';
	const { against } = evidence;
	return `${percent(evidence)} ${what} failed${against ? `, ${percent(against)} with ${against.version}` : ''}; not by chance`;
}
