import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ReceivedSpan } from '@estate/telemetry/testing';
import { TEST_DATA_DIR } from '../e2e/src/test-stack.ts';
import { ROOT } from './stack/settings.ts';

// docs/trace.svg: the spans that e2e/tests/drills/trace.spec.ts received of one page view.

const WIDTH = 1_000;
const NAMES = 430;
const ROW = 18;
const TOP = 28;
/** What shows most is drawn, and how many more there were is said. */
const MOST_ROWS = 40;
const COLOURS: Record<string, string> = {
	browser: '#e8590c',
	site: '#1971c2',
	api: '#2f9e44',
	query: '#868e96',
};

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

function kindOf({ service, kind, name }: ReceivedSpan): string {
	if (name.startsWith('browser')) return 'browser';
	return service === 'api' && kind === 3 ? 'query' : service;
}

/** Parents before their children, each with its depth. */
function inOrder(
	spans: readonly ReceivedSpan[],
	parent = '',
	depth = 0,
): { span: ReceivedSpan; depth: number }[] {
	return spans
		.filter(({ parentSpanId }) => parentSpanId === parent)
		.sort((one, other) => one.startMs - other.startMs)
		.flatMap((span) => [{ span, depth }, ...inOrder(spans, span.spanId, depth + 1)]);
}

/** A picture of the spans of one trace: a row each, on one line of time. */
function tracePicture(spans: readonly ReceivedSpan[]): string {
	const all = inOrder(spans);
	const rows = all.slice(0, MOST_ROWS);
	const begin = Math.min(...spans.map(({ startMs }) => startMs));
	const end = Math.max(...spans.map(({ endMs }) => endMs));
	const x = (ms: number) => NAMES + ((ms - begin) / (end - begin || 1)) * (WIDTH - NAMES - 10);
	const lines = rows.map(({ span, depth }, index) => {
		const y = TOP + index * ROW;
		const width = Math.max(1.5, x(span.endMs) - x(span.startMs));
		const label = `${span.name} · ${(span.endMs - span.startMs).toFixed(1)} ms`;
		return (
			`<text x="${8 + depth * 14}" y="${y + 12}">${escaped(label)}</text>` +
			`<rect x="${x(span.startMs).toFixed(1)}" y="${y + 2}" width="${width.toFixed(1)}" height="12" rx="2" fill="${COLOURS[kindOf(span)]}"/>`
		);
	});
	const legend = Object.entries(COLOURS).map(
		([name, colour], index) =>
			`<rect x="${NAMES + index * 90}" y="6" width="10" height="10" fill="${colour}"/><text x="${NAMES + index * 90 + 15}" y="15">${name}</text>`,
	);
	const more = all.length > rows.length ? `, ${all.length - rows.length} more not drawn` : '';
	const height = TOP + rows.length * ROW + 10;
	return [
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="Spans of one page view, from the browser to the query" font-family="sans-serif" font-size="11">`,
		'<title>Spans of one page view, from the browser to the query</title>',
		`<rect width="${WIDTH}" height="${height}" fill="#fff"/>`,
		`<text x="8" y="15" font-weight="bold">One page view: ${all.length} spans, ${(end - begin).toFixed(0)} ms${more}</text>`,
		...legend,
		...lines,
		'</svg>\n',
	].join('\n');
}

if (import.meta.main) {
	if (process.argv.includes('--help'))
		console.log('node scripts/trace-picture.ts: draws docs/trace.svg from what trace.spec.ts received last');
	else {
		const file = path.join(TEST_DATA_DIR, 'traces', 'page-view.json');
		writeFileSync(path.join(ROOT, 'docs', 'trace.svg'), tracePicture(JSON.parse(readFileSync(file, 'utf8'))));
	}
}
