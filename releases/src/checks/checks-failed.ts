import { ReleaseError } from '../release-error.ts';
import type { Problem } from './problem.ts';

/** A version that did not pass the checks before a promotion, with every reason. */
export class ChecksFailed extends ReleaseError {
	readonly problems: readonly Problem[];

	constructor(remote: string, version: string, problems: readonly Problem[]) {
		const count = problems.length === 1 ? 'one problem' : `${problems.length} problems`;
		super(
			'checks-failed',
			`${remote} ${version} was not promoted: ${count}. Mend, then publish and promote a new version.`,
		);
		this.problems = problems;
	}
}
