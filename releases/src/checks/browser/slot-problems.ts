import type { RemoteManifest } from '@estate/shared-contract';
import type { Problem } from '../problem.ts';
import type { Landing } from './open-page.ts';
import { type PageToVisit, whereOf } from './pages-to-visit.ts';
import { ALIVE_WITHIN_MS, type SlotReport, type SpokenStates } from './slot-states.ts';

/** How a page's slots are after they were waited for. */
export interface SlotStates extends SpokenStates {
	landing: Landing;
	/** Slots that do not say that they are alive */
	asleep: string[];
}

const TEST = 'a test with renderSlot and hydrate of @estate/remote-kit/testing shows';
const MENDS = {
	differs: `Server and browser must render the same from the same data; ${TEST} the difference.`,
	reported:
		'Mend what the slot does in the browser: npm run dev shows the same with its place in the sources.',
	asleep: `Mend the slot; ${TEST} the same. A version that an older remote-kit has built never says that it is alive: build it again.`,
	renderedAgain: 'Look at what the site says while it renders the page: npm run dev shows it.',
	absent: 'Look at the routes, relations and places of the slot in remote.config.ts.',
} as const;

/** A machine that is busy loads slowly, which is no fault of the version. */
const isFault = ({ kind }: SlotReport) => kind !== 'slow-load';

/** What is wrong with a version's slots on a page. */
export function slotProblems(
	visited: PageToVisit,
	{ name: remote }: Pick<RemoteManifest, 'name'>,
	{ landing, reports, asleep, present, renderedAgain }: SlotStates,
): Problem[] {
	const where = whereOf(visited);
	const problem = (mend: keyof typeof MENDS, what: string): Problem => ({
		code: 'hydration',
		what,
		where,
		mend: MENDS[mend],
	});
	const wanted = landing === 'there' ? visited.slots.map((slot) => `${remote}.${slot}`) : [];
	const absent = wanted.filter((slot) => !present.includes(slot));
	return [
		...reports
			.filter(isFault)
			.map(({ kind, slot, message }) =>
				problem(
					kind === 'hydration-error' ? 'differs' : 'reported',
					`The browser reports ${kind} of ${slot}${message ? `: ${message}` : ''}`,
				),
			),
		...asleep.map((slot) =>
			problem('asleep', `${slot} did not come alive within ${ALIVE_WITHIN_MS / 1000} s.`),
		),
		...renderedAgain.map((slot) =>
			problem('renderedAgain', `${slot} was rendered by the browser, not by the server.`),
		),
		...absent.map((slot) => problem('absent', `${slot} is not on the page.`)),
	];
}
