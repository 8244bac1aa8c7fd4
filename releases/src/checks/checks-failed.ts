import { ReleaseError } from '../release-error.ts';
import { isNotSeen, type Problem } from './problem.ts';

/** A version that did not pass the checks, with every reason; `outcome` says what that means for it. */
export class ChecksFailed extends ReleaseError {
	readonly problems: readonly Problem[];

	constructor(remote: string, version: string, problems: readonly Problem[], outcome = 'was not promoted') {
		const count = problems.length === 1 ? 'one problem' : `${problems.length} problems`;
		const mend = problems.every(isNotSeen)
			? 'The version itself may be good.'
			: 'Mend, then publish and promote a new version.';
		super('checks-failed', `${remote} ${version} ${outcome}: ${count}. ${mend}`);
		this.problems = problems;
	}
}
