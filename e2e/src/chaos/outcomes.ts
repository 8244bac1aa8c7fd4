import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../../scripts/stack/settings.ts';
import { FAULTS, type FaultName } from './faults.ts';

const FOLDER = path.join(ROOT, 'var', 'chaos');

/** Milliseconds until the visitor had what the fault leaves, per fault and remote; what did not pass is not there. */
export type Outcomes = Partial<Record<FaultName, Record<string, number>>>;

/** Removes what an earlier run noted. */
export function forgetOutcomes(): void {
	rmSync(FOLDER, { recursive: true, force: true });
}

/** Notes that a drill passed. */
export function noteOutcome(fault: FaultName, remote: string, milliseconds: number): void {
	mkdirSync(FOLDER, { recursive: true });
	writeFileSync(path.join(FOLDER, `${fault}.${remote}.json`), JSON.stringify(Math.round(milliseconds)));
}

/** What the last run noted. */
export function readOutcomes(): Outcomes {
	const outcomes: Outcomes = {};
	for (const file of existsSync(FOLDER) ? readdirSync(FOLDER) : []) {
		const [fault = '', remote = ''] = file.split('.');
		if (!(fault in FAULTS)) continue;
		const milliseconds = JSON.parse(readFileSync(path.join(FOLDER, file), 'utf8')) as number;
		outcomes[fault as FaultName] = { ...outcomes[fault as FaultName], [remote]: milliseconds };
	}
	return outcomes;
}
