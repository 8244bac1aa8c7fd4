import type { BrowserReport } from './report-kinds.ts';

/** Told on `window`, with the report as its detail. */
export const REPORTED = 'estate:report';

const ADDRESS = '/-/reports';
const MOST_PER_PAGE = 20;
const MESSAGE_LENGTH = 300;
const GATHER_MS = 1_000;

let waiting: BrowserReport[] = [];
let sent = 0;
let timer: number | undefined;

function send(): void {
	clearTimeout(timer);
	timer = undefined;
	if (waiting.length === 0) return;
	const reports = waiting;
	waiting = [];
	navigator.sendBeacon?.(ADDRESS, JSON.stringify({ reports }));
}

/** Tells the operators; gathered for a second, at most 20 a page, never with personal data. */
export function sendReport({ message, ...report }: BrowserReport): void {
	dispatchEvent(new CustomEvent(REPORTED, { detail: report }));
	if (sent >= MOST_PER_PAGE) return;
	sent += 1;
	waiting.push({ ...report, ...(message ? { message: message.slice(0, MESSAGE_LENGTH) } : {}) });
	timer ??= window.setTimeout(send, GATHER_MS);
}

/** Reports errors that no slot has caught, and sends what waits when the page is left. */
export function reportErrors(): void {
	addEventListener('error', (event) => {
		if (event.message)
			sendReport({
				kind: 'script-error',
				message: `${event.message} (${place(event.filename)}:${event.lineno})`,
			});
	});
	addEventListener('unhandledrejection', ({ reason }) => {
		const message = reason instanceof Error ? reason.message : String(reason);
		const chunk = remoteOfChunk(message);
		sendReport(chunk ? { kind: 'chunk-error', ...chunk, message } : { kind: 'script-error', message });
	});
	addEventListener('pagehide', send);
}

/** The version whose chunk could not be loaded, as browsers and bundler tell it: by the chunk's address. */
function remoteOfChunk(message: string): { remote: string; version: string } | undefined {
	if (!/\b(chunk|module|import)/i.test(message)) return undefined;
	const [, remote, version] = /\/-\/remotes\/([a-z0-9-]+)\/([0-9a-z.-]+)\//.exec(message) ?? [];
	return remote && version ? { remote, version } : undefined;
}

/** File of an error without the query of its address, which may hold what a visitor typed. */
function place(address: string): string {
	return address.split('?')[0]?.split('/').slice(-3).join('/') ?? '';
}
