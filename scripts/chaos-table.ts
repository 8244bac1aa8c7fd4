import { FAULTS, type FaultName } from '../e2e/src/chaos/faults.ts';
import { readOutcomes } from '../e2e/src/chaos/outcomes.ts';
import { SUBJECTS } from '../e2e/src/chaos/subjects.ts';
import { documentedTable, runTableCommand } from './operators-table.ts';

const NOT_THERE = 'none';

/** Faults that this remote has no slot for: a remote without optional slots. */
function isInjected(fault: string, remote: string): boolean {
	const subject = SUBJECTS.find((each) => each.remote === remote);
	return fault !== 'optional-throws' || subject?.optional !== undefined;
}

/** Rows of the chaos drills' outcomes: texts from `faults.ts`, times of the last run. Throws when a drill is missing. */
function chaosRows(): string[][] {
	const outcomes = readOutcomes();
	const cell = (fault: FaultName, remote: string) => {
		if (!isInjected(fault, remote)) return NOT_THERE;
		const milliseconds = outcomes[fault]?.[remote];
		if (milliseconds === undefined)
			throw new Error(`"${fault}" has no outcome for ${remote}: run npm test -- --only chaos, all of it.`);
		return `${(milliseconds / 1000).toFixed(1)} s`;
	};
	const remotes = SUBJECTS.map(({ remote }) => remote);
	const rows = Object.entries(FAULTS).map(([name, { fault, visitorSees, operatorSees }]) => [
		fault,
		visitorSees,
		operatorSees,
		...remotes.map((remote) => cell(name as FaultName, remote)),
	]);
	const head = ['Fault', 'Visitor sees', 'You see', ...remotes];
	return [head, ...rows];
}

/** The faults that the table in docs/operators.md lists, in its order. */
export function documentedFaults(): string[] {
	return documentedTable('chaos')
		.split('\n')
		.slice(2)
		.map((row) => row.split(' | ').slice(0, 3).join(' | ').replace(/^\| /, ''));
}

if (import.meta.main) runTableCommand({ suite: 'chaos', rows: chaosRows });
