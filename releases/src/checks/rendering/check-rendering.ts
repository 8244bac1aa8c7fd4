import { join } from 'node:path';
import { RENDER_LIMIT_MS, type Situation, situationsOf } from '@estate/remote-kit/situations';
import type { RemoteManifest, Route } from '@estate/shared-contract';
import { serveSamples } from '@estate/shared-contract/samples';
import { withSourcePlaces } from '../../errors/source-place.ts';
import type { Problem } from '../problem.ts';
import { RenderThread, type ThreadOutcome } from './render-thread.ts';

/** Time beyond the bundle's own limit after which the thread is taken to be stuck, milliseconds. */
const GRACE_MS = 500;
/** For starting a thread and importing the bundle, milliseconds: a machine that is busy needs more than a rendering does. */
const IMPORT_LIMIT_MS = 20_000;

const MENDS = {
	'broken-bundle': 'Build it again; the server bundle must be importable by itself on Node 24.',
	'render-error': 'Mend the slot; a test with renderSlot of @estate/remote-kit/testing shows the same error.',
	'render-timeout': 'Look for a loop, or for waiting that does not heed context.signal.',
	'missing-text':
		'Write it in src/texts of the remote in every language, or mend its key in the code; its own tests show more of such keys.',
} as const;

/** What the kit says of a step that was waited for in vain; by its text, since the bundle has an error class of its own. */
const OVERDUE = /^\S+(?: \S+)?: \w+ took longer than \d+ ms\./;

function problemOf(outcome: ThreadOutcome, where: string, limit: number): Problem | undefined {
	const problem = (code: keyof typeof MENDS, what: string): Problem => ({
		code,
		what,
		where,
		mend: MENDS[code],
	});
	if (outcome.kind === 'failed')
		return problem(OVERDUE.test(outcome.message) ? 'render-timeout' : 'render-error', outcome.message);
	if (outcome.kind === 'timeout')
		return problem('render-timeout', `It gave nothing within ${limit / 1000} s.`);
	if (outcome.kind === 'died') return problem('broken-bundle', outcome.message);
	if (outcome.kind === 'broken') return problem('broken-bundle', `It cannot be imported: ${outcome.message}`);
	if (outcome.kind !== 'drawn') return undefined;
	const missing = outcome.reports.filter(({ kind }) => kind === 'missing-text');
	if (missing.length > 0)
		return problem(
			'missing-text',
			`Visitors would read keys: ${missing.map(({ message }) => message).join(' ')}`,
		);
	return undefined;
}

/**
 * Renders every slot of a version in every language, for every route, relation and place that it serves, against the
 * sample api. One problem per slot and language is reported, and each text that is missing; a slot that hangs is not asked again.
 */
export async function checkRendering(
	folder: string,
	manifest: RemoteManifest,
	otherRoutes: readonly Route[],
	/** Milliseconds for one rendering */
	limit = RENDER_LIMIT_MS,
): Promise<Problem[]> {
	const path = join(folder, manifest.serverEntry);
	const api = await serveSamples();
	const problems: Problem[] = [];
	const reported = new Set<string>();
	const stuck = new Set<string>();
	let thread: RenderThread | undefined;

	async function start(): Promise<Problem | undefined> {
		thread = new RenderThread(path, api.url);
		const outcome = await thread.ready(IMPORT_LIMIT_MS);
		if (outcome.kind !== 'ready') return problemOf(outcome, manifest.serverEntry, IMPORT_LIMIT_MS);
		const missing = manifest.slots.find(({ name }) => !outcome.slots.includes(name));
		if (!missing) return undefined;
		return {
			code: 'broken-bundle',
			what: `It lacks the slot "${missing.name}".`,
			where: manifest.serverEntry,
			mend: MENDS['broken-bundle'],
		};
	}

	async function render({ slot, name, request }: Situation): Promise<Problem | undefined> {
		const key = `${slot} ${request.language}`;
		if (!thread || stuck.has(slot) || reported.has(key)) return undefined;
		const ask = (asked: RenderThread) =>
			asked.render({ slot, request: { ...request, apiUrl: api.url, timeLimit: limit } }, limit + GRACE_MS);
		const first = await ask(thread);
		// The samples answer at once, but where the machine stands still.
		const outcome = first.kind === 'failed' && first.isLate ? await ask(thread) : first;
		const found = problemOf(outcome, name, limit);
		const problem = found && { ...found, what: await withSourcePlaces(found.what, folder) };
		// Each of a slot's missing texts is a problem of its own, and nothing stands behind it.
		if (problem && problem.code !== 'missing-text') reported.add(key);
		if (outcome.kind !== 'timeout' && outcome.kind !== 'died') return problem;
		stuck.add(slot);
		await thread.end();
		return (await start()) ?? problem;
	}

	try {
		const broken = await start();
		if (broken) return [broken];
		for (const situation of situationsOf(manifest, otherRoutes)) {
			const problem = await render(situation);
			if (problem) problems.push(problem);
		}
		return problems;
	} finally {
		await thread?.end();
		await api.close();
	}
}
