import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { FAULTS, type FaultName } from '../e2e/src/chaos/faults.ts';
import { readOutcomes } from '../e2e/src/chaos/outcomes.ts';
import { SUBJECTS } from '../e2e/src/chaos/subjects.ts';
import { ROOT } from './stack/settings.ts';

const FILE = path.join(ROOT, 'docs', 'operators.md');
const BEGIN = '<!-- chaos:begin -->\n';
const END = '\n<!-- chaos:end -->';
const NOT_THERE = 'none';

/** Faults that this remote has no slot for: a remote without optional slots. */
function isInjected(fault: string, remote: string): boolean {
	const subject = SUBJECTS.find((each) => each.remote === remote);
	return fault !== 'optional-throws' || subject?.optional !== undefined;
}

/** The table of the chaos drills' outcomes: texts from `faults.ts`, times of the last run. Throws when a drill is missing. */
export function chaosTable(): string {
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
	return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** The faults that the table in docs/operators.md tells of, in its order. */
export function documentedFaults(): string[] {
	const [, table = ''] = readFileSync(FILE, 'utf8').split(BEGIN);
	return (table.split(END)[0] ?? '')
		.split('\n')
		.slice(2)
		.map((row) => row.split(' | ').slice(0, 3).join(' | ').replace(/^\| /, ''));
}

if (import.meta.main) {
	const { values } = parseArgs({
		options: { write: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
	});
	if (values.help)
		console.log(
			'node scripts/chaos-table.ts [--write]: prints the outcomes of npm test -- --only chaos, or writes them into docs/operators.md',
		);
	else
		try {
			const table = chaosTable();
			if (values.write) {
				const text = readFileSync(FILE, 'utf8');
				const [begin, end] = [text.indexOf(BEGIN), text.indexOf(END)];
				if (begin < 0 || end < 0) throw new Error(`${FILE} has lost the marks of the table.`);
				writeFileSync(FILE, text.slice(0, begin + BEGIN.length) + table + text.slice(end));
			} else console.log(table);
		} catch (error) {
			console.error(error instanceof Error ? error.message : error);
			process.exitCode = 1;
		}
}
