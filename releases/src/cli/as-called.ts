import type { Refusal } from '../operations/refusal.ts';
import { INVOCATION } from './invocation.ts';

/** How messages name the command, from the sources and from a build: a site sends them as well, and knows nothing of who reads them. */
const NAMED = ['npm run release --', 'node dist/release.js'];

/** A message with the command as it is called here. */
export const asCalled = (text: string, invocation = INVOCATION): string =>
	NAMED.reduce((named, name) => named.replaceAll(name, invocation), text);

/** A refusal whose next steps can be typed as they stand. */
export function refusalAsCalled({ problems, ...refusal }: Refusal, invocation = INVOCATION): Refusal {
	const message = asCalled(refusal.message, invocation);
	if (!problems) return { ...refusal, message };
	const mended = problems.map((each) => ({ ...each, mend: asCalled(each.mend, invocation) }));
	return { ...refusal, message, problems: mended };
}
