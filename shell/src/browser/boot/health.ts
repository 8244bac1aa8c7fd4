import { messageOf } from '@estate/shared-contract/message-of';
import { PAGE_SHOWN } from '../../frame/page-events.ts';
import { savesData } from '../../frame/saves-data.ts';
import type { ViewBeacon } from '../../page/reports/beacon.schema.ts';
import type { BrowserReport } from '../../page/reports/report-kinds.ts';
import { VIEW_TOKEN } from '../../page/reports/view-token.ts';
import type { PageJson, PageSlot, PageView } from '../../page/view/page-json.ts';
import { REPORTED, sendReport } from '../send-report.ts';
import type { VitalsModule } from '../vitals/watch-vitals.ts';
import { gatherBeacons } from './gather-beacons.ts';
import { whenIdle } from './when-idle.ts';

const ADDRESS = '/-/views';
const GATHER_MS = 3_000;
/** Views, failures and slots of a view in one message; who turns pages faster is not counted with all of them */
const MOST = 20;
type Failure = ViewBeacon['failures'][number];
const FAILURES: readonly string[] = [
	'load-error',
	'render-error',
	'hydration-error',
	'chunk-error',
] satisfies Failure['kind'][];

/** What is not sent yet */
type Waiting = Pick<ViewBeacon, 'views' | 'failures' | 'vitals'>;
const nothing = (): Waiting => ({ views: [], failures: [], vitals: [] });
let waiting = nothing();
/** Versions of which something failed in the view that is shown */
let failed = new Set<string>();

function take(): Waiting | undefined {
	const taken = waiting;
	waiting = nothing();
	return Object.values(taken).some(({ length }) => length > 0) ? taken : undefined;
}

function countView(slots: readonly PageSlot[]): void {
	const byVersion = new Map<string, ViewBeacon['views'][number]>();
	for (const { remote, version, slot } of slots) {
		const view = byVersion.get(remote) ?? { remote, version, slots: [] };
		if (view.slots.length < MOST) view.slots.push(slot);
		byVersion.set(remote, view);
	}
	const views = [...byVersion.values()];
	const room = MOST - waiting.views.length;
	waiting.views.push(...views.slice(0, room));
	// What fails in a view that is not counted makes no view a failed one.
	failed = new Set(views.slice(room).map(({ remote, version }) => `${remote} ${version}`));
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
}

/** The document's figures are those of the slot that decides the page. */
function countVitals(script: string, slots: readonly PageSlot[], later: () => void): void {
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
				later();
			});
		} catch (error) {
			sendReport({
				kind: 'load-error',
				message: `Vitals: ${messageOf(error)}`,
			});
		}
	});
}

/** Its header says that this document is one that the site gave out. Undefined without HTTPS, and in browsers before 2023. */
function tokenOfDocument(): string | undefined {
	const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
	return entry?.serverTiming?.find(({ name }) => name === VIEW_TOKEN)?.description;
}

/** Reports, in the share of views that is asked for, that a page was seen, what failed in it and how quick it was: never what, by whom or when. */
export function watchHealth({ health, view }: PageJson): void {
	const token = tokenOfDocument();
	if (!token || Math.random() * 100 >= health.sample) return;
	let part = 0;
	const later = gatherBeacons(ADDRESS, GATHER_MS, () => {
		const taken = take();
		return taken && { token, part: part++, ...taken };
	});
	function shown(slots: readonly PageSlot[]): void {
		countView(slots);
		later();
	}
	shown(view.slots);
	addEventListener(PAGE_SHOWN, (event) => shown((event as CustomEvent<PageView>).detail.slots));
	addEventListener(REPORTED, (event) => {
		countFailure((event as CustomEvent<BrowserReport>).detail);
		later();
	});
	countVitals(health.vitals, view.slots, later);
}
