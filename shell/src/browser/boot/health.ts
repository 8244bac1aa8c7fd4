import { PAGE_SHOWN } from '../../consent/consent-events.ts';
import type { ViewBeacon } from '../../health/beacon.schema.ts';
import type { DrawnSlot, PageJson, PageView } from '../../pages/page-json.ts';
import type { BrowserReport } from '../report-kinds.ts';
import { REPORTED, sendReport } from '../send-report.ts';
import { savesData } from '../site-link.ts';
import type { VitalsModule } from '../vitals/watch-vitals.ts';
import { whenIdle } from './when-idle.ts';

const ADDRESS = '/-/views';
const GATHER_MS = 3_000;
const MOST = 20;
type Failure = ViewBeacon['failures'][number];
const FAILURES: readonly string[] = [
	'load-error',
	'render-error',
	'hydration-error',
	'chunk-error',
] satisfies Failure['kind'][];

const nothing = (): ViewBeacon => ({ views: [], failures: [], vitals: [] });
let waiting = nothing();
let timer: number | undefined;
/** Versions of which something failed in the view that is shown */
let failed = new Set<string>();

function send(): void {
	clearTimeout(timer);
	timer = undefined;
	const { views, failures, vitals } = waiting;
	if (views.length + failures.length + vitals.length === 0) return;
	waiting = nothing();
	navigator.sendBeacon?.(ADDRESS, JSON.stringify({ views, failures, vitals }));
}

function later(): void {
	timer ??= window.setTimeout(send, GATHER_MS);
}

function countView(slots: readonly DrawnSlot[]): void {
	failed = new Set();
	const byVersion = new Map<string, ViewBeacon['views'][number]>();
	for (const { remote, version, slot } of slots) {
		const view = byVersion.get(remote) ?? { remote, version, slots: [] };
		if (view.slots.length < MOST) view.slots.push(slot);
		byVersion.set(remote, view);
	}
	if (waiting.views.length + byVersion.size > MOST) send();
	waiting.views.push(...byVersion.values());
	later();
}

function countFailure({ kind, remote, version, slot }: BrowserReport): void {
	if (!remote || !version || !FAILURES.includes(kind) || waiting.failures.length >= MOST) return;
	const name = `${remote} ${version}`;
	const isFirst = !failed.has(name);
	failed.add(name);
	waiting.failures.push({
		remote,
		version,
		kind: kind as Failure['kind'],
		isFirst,
		...(slot ? { slot } : {}),
	});
	later();
}

/** The document's figures are those of the slot that decides the page. */
function countVitals(script: string, slots: readonly DrawnSlot[]): void {
	const primary = slots.find(({ priority }) => priority === 'primary') ?? slots[0];
	if (!primary || savesData()) return;
	const { remote, version, slot } = primary;
	whenIdle(async () => {
		try {
			const { watchVitals } = (await import(/* webpackIgnore: true */ script)) as VitalsModule;
			watchVitals((name, value) => {
				waiting.vitals = [
					...waiting.vitals.filter((vital) => vital.name !== name),
					{ remote, version, slot, name, value },
				];
				// Known when the page is left, and sent before it is gone.
				if (document.visibilityState === 'hidden') send();
				else later();
			});
		} catch (error) {
			sendReport({
				kind: 'load-error',
				message: `Vitals: ${error instanceof Error ? error.message : error}`,
			});
		}
	});
}

/** Tells, in the share of views that is asked for, that a page was seen, what failed in it and how quick it was: never what, by whom or when. */
export function watchHealth({ health, view }: PageJson): void {
	if (Math.random() * 100 >= health.sample) return;
	countView(view.slots);
	addEventListener(PAGE_SHOWN, (event) => countView((event as CustomEvent<PageView>).detail.slots));
	addEventListener(REPORTED, (event) => countFailure((event as CustomEvent<BrowserReport>).detail));
	addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && send());
	addEventListener('pagehide', send);
	countVitals(health.vitals, view.slots);
}
