import { ALIVE_MARK, type AliveMark } from '@estate/remote-kit/alive-mark';
import { errors, type Page } from 'playwright';

/** What a page reported of a slot, as the shell reports it on `window`. */
export interface SlotReport {
	/** Such as `hydration-error` */
	kind: string;
	remote?: string;
	slot?: string;
	message?: string;
}

/** What a page says of the slots of one remote, named as on their elements: `listings.results`. */
export interface SpokenStates {
	reports: SlotReport[];
	/** Slots that stand on the page */
	present: string[];
	/** Slots that the browser drew because the server had not, so that React could compare nothing */
	renderedAgain: string[];
}

export const ALIVE_WITHIN_MS = 10_000;

/** Dispatched by the shell in the same task in which something is reported. */
const REPORTED = 'estate:report';
const RENDERED_AGAIN = `:has(> [${ALIVE_MARK}="${'drawn' satisfies AliveMark}"])`;

interface ReportingWindow extends Window {
	estateReports: SlotReport[];
}

/** Lets every document of a tab keep what it reports, in its own memory: nothing has to travel before it counts. */
export async function keepReports(page: Page): Promise<void> {
	await page.addInitScript((reported) => {
		const reports: SlotReport[] = [];
		(window as unknown as ReportingWindow).estateReports = reports;
		addEventListener(reported, ({ detail }: CustomEventInit<SlotReport>) => {
			if (detail) reports.push(detail);
		});
	}, REPORTED);
}

/** Waits until a slot is alive wherever it stands on the page; scrolls there, as some wait for that. */
export async function comesAlive(page: Page, slot: string): Promise<boolean> {
	const asleep = `[data-slot-name="${slot}"] > [data-slot-root]:not([${ALIVE_MARK}])`;
	try {
		await page.waitForFunction(
			(selector) => {
				const element = document.querySelector(selector);
				element?.scrollIntoView({ block: 'center' });
				return !element;
			},
			asleep,
			{ timeout: ALIVE_WITHIN_MS },
		);
		return true;
	} catch (error) {
		if (error instanceof errors.TimeoutError) return false;
		throw error;
	}
}

/** What the page has to say. A slot says that it is alive only after it has reported, so that nothing is under way any more. */
export function readSlots(page: Page, remote: string): Promise<SpokenStates> {
	const own = `[data-slot-name^="${remote}."]`;
	return page.evaluate(
		(wanted) => {
			const names = (selector: string) =>
				Array.from(document.querySelectorAll<HTMLElement>(selector), ({ dataset }) => dataset.slotName ?? '');
			return {
				reports: (window as unknown as ReportingWindow).estateReports.filter(
					(report) => report.remote === wanted.remote,
				),
				present: names(wanted.own),
				renderedAgain: names(wanted.renderedAgain),
			};
		},
		{ remote, own, renderedAgain: own + RENDERED_AGAIN },
	);
}
