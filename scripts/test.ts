import { readOptions } from './read-options.ts';
import { chooseSuites, UsageError } from './testing/choose-suites.ts';
import { helpText } from './testing/help.ts';
import { listenForInterruption } from './testing/interruption.ts';
import { machineLines } from './testing/machine.ts';
import { failureOf } from './testing/outcome.ts';
import { testDatabaseUrl } from './testing/postgres-server.ts';
import { ProgressLine } from './testing/progress-line.ts';
import type { Suite } from './testing/suite.ts';
import { SUITE_ROWS } from './testing/suites.ts';
import { type RanSuite, summary, totalOf } from './testing/summary.ts';

function readArguments() {
	const { values } = readOptions('npm test', {
		options: {
			help: { type: 'boolean', short: 'h' },
			only: { type: 'string', multiple: true },
			file: { type: 'string', multiple: true },
			title: { type: 'string' },
		},
	});
	const [file, ...more] = values.file ?? [];
	if (more.length > 0) throw new UsageError('Give one --file: a file, or the folder of several.');
	const choice = { ...values, file };
	return { ...choice, rows: chooseSuites(SUITE_ROWS, choice) };
}

function readArgumentsOrExit() {
	try {
		return readArguments();
	} catch (error) {
		if (!(error instanceof UsageError)) throw error;
		console.error(`${error.message}\nWhat it takes: npm test -- --help`);
		process.exit(2);
	}
}

const { help, rows, file, title } = readArgumentsOrExit();
if (help) {
	console.log(helpText(SUITE_ROWS.flat()));
	process.exit(0);
}

listenForInterruption();
// Browsers of checks look at this workspace's own code here, also on machines that give nobody a sandbox.
process.env.CHROMIUM_SANDBOX ??= 'off';
const databaseUrl = await testDatabaseUrl(process.env);
const environment = { ...process.env, ...(databaseUrl ? { TEST_DATABASE_URL: databaseUrl } : {}) };
const uses = new Set(rows.flat().flatMap((suite) => suite.uses));
console.log(`${(await machineLines(uses, databaseUrl)).join('\n')}\n`);

const progress = new ProgressLine({
	isTerminal: process.stdout.isTTY === true,
	write: (text) => process.stdout.write(text),
});

async function run(suite: Suite): Promise<RanSuite> {
	const { name, what } = suite;
	console.log(`${name}: ${what}`);
	const started = performance.now();
	const onProgress = (text: string) => progress.set(name, text);
	const result = await suite
		.run({ environment, filter: { file, title }, onProgress })
		.catch((error: Error) => ({ passed: 0, failures: [failureOf(error.stack ?? error.message)] }));
	progress.end(name);
	return { ...result, name, seconds: (performance.now() - started) / 1000 };
}

progress.start();
const ran: RanSuite[] = [];
const [firstRow = [], ...laterRows] = rows;
// What fails beforehand fails again for the suite that needs it, which says so.
const prepared = Promise.allSettled(new Set(laterRows.flat().map(({ prepare }) => prepare?.())));
ran.push(...(await Promise.all(firstRow.map(run))));
await prepared;
for (const row of laterRows) ran.push(...(await Promise.all(row.map(run))));
progress.stop();

console.log(summary(ran));
const { passed, failed } = totalOf(ran);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
