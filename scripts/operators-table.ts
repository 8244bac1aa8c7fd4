import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { messageOf } from '@estate/shared-contract/message-of';
import { ROOT } from './stack/settings.ts';

/** Where the table of each suite stands, below the root */
const FILES = { chaos: 'docs/operators.md', attack: 'docs/limits.md' } as const;

const fileOf = (suite: keyof typeof FILES) => path.join(ROOT, FILES[suite]);

/** A table of the documentation that a command makes of what a suite of `npm test` came to. */
interface OperatorsTable {
	/** Of the suite, of the command's file and of the marks around the table */
	suite: keyof typeof FILES;
	/** Head and rows. Throws when the suite has no outcomes. */
	rows(): string[][];
}

const marksOf = (suite: string) => [`<!-- ${suite}:begin -->\n`, `\n<!-- ${suite}:end -->`] as const;

/** Markdown of a table whose first row is its head. */
function markdownTable([head = [], ...rows]: string[][]): string {
	return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** The table as it stands in the document. */
export function documentedTable(suite: OperatorsTable['suite']): string {
	const [begin, end] = marksOf(suite);
	const [, table = ''] = readFileSync(fileOf(suite), 'utf8').split(begin);
	return table.split(end)[0] ?? '';
}

function writeTable(suite: keyof typeof FILES, table: string): void {
	const [begin, end] = marksOf(suite);
	const file = fileOf(suite);
	const text = readFileSync(file, 'utf8');
	const [from, to] = [text.indexOf(begin), text.indexOf(end)];
	if (from < 0 || to < 0) throw new Error(`${file} has lost the marks of the table.`);
	writeFileSync(file, text.slice(0, from + begin.length) + table + text.slice(to));
}

/** The command that prints the table, or writes it. */
export function runTableCommand({ suite, rows }: OperatorsTable): void {
	const { values } = parseArgs({
		options: { write: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
	});
	if (values.help) {
		console.log(
			`npx node scripts/${suite}-table.ts [--write]: prints the outcomes of npm test -- --only ${suite}, or writes them into ${FILES[suite]}`,
		);
		return;
	}
	try {
		const table = markdownTable(rows());
		if (values.write) writeTable(suite, table);
		else console.log(table);
	} catch (error) {
		console.error(messageOf(error));
		process.exitCode = 1;
	}
}
