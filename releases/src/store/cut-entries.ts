import type { ChannelState, ReleaseLogEntry } from '@estate/shared-contract';
import { EVERY_REMOTE } from '../log/restore-state.ts';
import { activeVersion } from '../log/transitions.ts';
import { CutEntryError } from './log-entry.ts';
import type { BegunChange, ChannelRevision, CutEntry, NewLogEntry } from './release-store.ts';

/** More of them at the end of a log are no accident of one write. */
const MOST_CUT = 10;
const AT_ONCE = 40;

/** Undefined for an entry that was cut short. */
export async function unlessCut<Entry>(
	read: Promise<Entry>,
	onCut: (error: CutEntryError) => void = () => {},
): Promise<Entry | undefined> {
	try {
		return await read;
	} catch (error) {
		if (!(error instanceof CutEntryError)) throw error;
		onCut(error);
		return undefined;
	}
}

/** What stands instead of a state for operators: the newest entry says nothing, so the one before it holds. */
const cutFinding = ({ revision, begun }: CutEntry, whole: number): string =>
	`The release log breaks off in its entry ${revision}, so that of revision ${whole} holds.${begun ? ` It began as ${begunText(begun)}.` : ''} The next change sets what is left of it aside; if a change is missing, make it again.`;

const begunText = ({ action, remote }: BegunChange): string =>
	`${action} of ${remote === EVERY_REMOTE ? 'the whole channel' : remote}`;

/** The channel as the entry before one that was cut short left it. */
export function beforeCut(
	{ begun }: CutEntryError,
	revision: number,
	whole: Pick<ReleaseLogEntry, 'revision'> & { state: ChannelState },
): ChannelRevision {
	const cut = { revision, begun };
	return { revision, state: whole.state, finding: cutFinding(cut, whole.revision), cut };
}

/** What the change after it says of an entry that was cut short: `remote` is what it changes itself. */
export function setAsideText({ revision, begun }: CutEntry, remote: string, state: ChannelState): string {
	const active = begun && begun.remote !== remote ? activeVersion(state[begun.remote]) : undefined;
	const now = active ? `: ${begun?.remote} is ${active} again` : '';
	const what = begun ? `its change (${begunText(begun)})` : 'its change';
	return `Entry ${revision} was cut short and is set aside${now}. If ${what} is missing, make it again.`;
}

/** The newest entry that is whole. Its number is that of the last one, so that no number is given twice. Throws the error of the last entry where none is whole. */
export async function newestWhole(
	revisions: readonly number[],
	read: (revision: number) => Promise<ReleaseLogEntry>,
): Promise<ChannelRevision> {
	const last = revisions.at(-1) ?? 0;
	let problem: CutEntryError | undefined;
	for (const revision of revisions.slice(-MOST_CUT).reverse()) {
		const entry = await unlessCut(read(revision), (error) => {
			problem ??= error;
		});
		if (!entry) continue;
		const whole = { revision, state: entry.after };
		return problem ? beforeCut(problem, last, whole) : whole;
	}
	if (problem) throw problem;
	return { revision: 0, state: {} };
}

/** So many whole entries, in the order of the revisions. */
export async function wholeEntries(
	revisions: readonly number[],
	limit: number,
	read: (revisions: readonly number[]) => Promise<readonly (ReleaseLogEntry | undefined)[]>,
): Promise<ReleaseLogEntry[]> {
	const entries: ReleaseLogEntry[] = [];
	for (let from = 0; from < revisions.length && entries.length < limit; ) {
		const wanted = Math.min(limit - entries.length, Math.max(AT_ONCE, limit));
		const some = await read(revisions.slice(from, from + wanted));
		from += wanted;
		entries.push(...some.filter((entry) => entry !== undefined));
	}
	return entries;
}

/** Takes the place of an entry that was cut short: the state before it stands. Of two writers at once both write the same, since the next entry holds its hash. */
export function standIn({ after: state, at }: ReleaseLogEntry, setAside: string): NewLogEntry {
	return {
		action: 'restore',
		remote: EVERY_REMOTE,
		before: state,
		after: state,
		at,
		who: 'release log',
		why: `This entry was cut short; what was left of it is in ${setAside}.`,
	};
}
