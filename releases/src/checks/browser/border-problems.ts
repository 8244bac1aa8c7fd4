import type { Page } from 'playwright';
import type { Problem } from '../problem.ts';
import type { Growth } from './mount-often.ts';
import { hushedEvents } from './neighbour.ts';
import { readTouches } from './watch/index.ts';

const MENDS = {
	write:
		'Change only what lies in the slot. For what lies over the page, take dialog and popover of the platform, or Mantine’s Modal, Drawer and Menu of @estate/shared-ui; what the whole page needs is the shell’s.',
	stop: 'A listener of window or document hears what concerns other slots: let it look whether the target lies in its own slot, and stop or prevent nothing else.',
	leak: 'Give back in the effect’s clean-up what the effect has taken: clear timers, remove listeners (one AbortSignal does), disconnect observers, and keep nothing of a slot in a variable of the module.',
} as const;

/** What a version does to what is not its slots', on the page that is shown. */
export async function borderProblems(page: Page, where: string): Promise<Problem[]> {
	const { writes } = await readTouches(page);
	return [
		...writes.map(
			(what): Problem => ({
				code: 'page-write',
				what: `It changes the page around its slots: ${what}`,
				where,
				mend: MENDS.write,
			}),
		),
		...(await hushedEvents(page)).map(
			(what): Problem => ({
				code: 'event-stop',
				what: `It hinders other slots: ${what}.`,
				where,
				mend: MENDS.stop,
			}),
		),
	];
}

/** What grew with each mount. */
export function leakProblems(grown: Growth | undefined, where: string): Problem[] {
	return Object.entries(grown?.perMount ?? {}).map(([kind, each]) => ({
		code: 'leak',
		what: `${grown?.slots.join(', ')} leaves something behind each time it is taken away: ${kind}, ${each < 10 ? Math.round(each * 10) / 10 : Math.round(each)} more each time in ${grown?.mounts} times.`,
		where,
		mend: MENDS.leak,
	}));
}
