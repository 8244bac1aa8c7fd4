import type { BrowserReport } from '../../page/reports/report-kinds.ts';
import { REPORTED, sendReport } from '../send-report.ts';
import { gatherBeacons } from './gather-beacons.ts';

const ADDRESS = '/-/reports';
const MOST_PER_PAGE = 20;
const MESSAGE_CHARACTERS = 300;
const STACK_CHARACTERS = 1_500;
const GATHER_MS = 1_000;

/** Passes reports on to the operators, at most 20 a page. */
function passReportsOn(): void {
	let waiting: BrowserReport[] = [];
	let count = 0;
	const later = gatherBeacons(ADDRESS, GATHER_MS, () => {
		const reports = waiting;
		waiting = [];
		return reports.length > 0 ? { reports } : undefined;
	});
	addEventListener(REPORTED, (event) => {
		const { message, stack, ...report } = (event as CustomEvent<BrowserReport>).detail;
		count += 1;
		if (count > MOST_PER_PAGE) return;
		// What is undefined does not travel.
		waiting.push({
			...report,
			message: message?.slice(0, MESSAGE_CHARACTERS),
			stack: stack?.slice(0, STACK_CHARACTERS),
		});
		later();
	});
}

/** Passes on what is reported, and reports errors that no slot has caught. */
export function watchReports(): void {
	passReportsOn();
	addEventListener('error', (event) => {
		if (event.message)
			sendReport({
				kind: 'script-error',
				message: `${event.message} (${place(event.filename)}:${event.lineno})`,
				stack: event.error?.stack,
			});
	});
	addEventListener('unhandledrejection', ({ reason }) => {
		const { message, stack } = reason instanceof Error ? reason : { message: String(reason) };
		const chunk = remoteOfChunk(message);
		sendReport({ kind: chunk ? 'chunk-error' : 'script-error', ...chunk, message, stack });
	});
}

/** The version whose chunk could not be loaded, as browsers and bundler report it: by the chunk's address. */
function remoteOfChunk(message: string): { remote: string; version: string } | undefined {
	if (!/\b(chunk|module|import)/i.test(message)) return undefined;
	const [, remote, version] = /\/-\/remotes\/([a-z0-9-]+)\/([0-9a-z.-]+)\//.exec(message) ?? [];
	return remote && version ? { remote, version } : undefined;
}

/** File of an error without the query of its address, which may hold what a visitor typed. */
function place(address: string): string {
	return address.split('?')[0]?.split('/').slice(-3).join('/') ?? '';
}
