import { connect } from 'node:net';
import { parseArgs } from 'node:util';
import { SUITES, type Tally } from './testing/suite.ts';

const HELP = `npm test — everything that has to hold before a change lands.

${SUITES.map(({ name, what }) => `  ${name.padEnd(8)} ${what}`).join('\n')}

  npm test -- --only unit      one of them (may be given several times)

  TEST_DATABASE_URL            a PostgreSQL database that may be used for tests, besides the embedded one;
                               found by itself on 127.0.0.1:5432 when CI=true
  CHROMIUM_PATH                a browser to use instead of the one that is found or installed

  The last line is the total; the exit code is 0 only when nothing failed.`;

const { values } = parseArgs({
	options: { help: { type: 'boolean', short: 'h' }, only: { type: 'string', multiple: true } },
});
if (values.help) {
	console.log(HELP);
	process.exit(0);
}
const unknown = values.only?.find((name) => !SUITES.some((suite) => suite.name === name));
if (unknown) {
	console.error(`There is no suite "${unknown}": use ${SUITES.map(({ name }) => name).join(', ')}.`);
	process.exit(2);
}

function answers(host: string, port: number): Promise<boolean> {
	return new Promise((resolve) => {
		const socket = connect({ host, port, timeout: 500 });
		const end = (result: boolean) => {
			socket.destroy();
			resolve(result);
		};
		socket.once('connect', () => end(true));
		socket.once('error', () => end(false));
		socket.once('timeout', () => end(false));
	});
}

const environment = { ...process.env };
if (!environment.TEST_DATABASE_URL && environment.CI && (await answers('127.0.0.1', 5432)))
	environment.TEST_DATABASE_URL = 'postgres://postgres@127.0.0.1:5432/test';
console.log(
	environment.TEST_DATABASE_URL
		? 'Databases under test: embedded (PGlite) and the PostgreSQL server of TEST_DATABASE_URL.'
		: 'Databases under test: embedded (PGlite) only; set TEST_DATABASE_URL to test a PostgreSQL server as well.',
);

const total: Tally = { passed: 0, failed: 0 };
const lines: string[] = [];
for (const suite of SUITES) {
	if (values.only ? !values.only.includes(suite.name) : suite.isOnDemand) continue;
	console.log(`\n── ${suite.name}: ${suite.what}`);
	const started = performance.now();
	const { passed, failed, failures = [], shaky = [] } = await suite.run(environment);
	total.passed += passed;
	total.failed += failed;
	const seconds = ((performance.now() - started) / 1000).toFixed(0);
	lines.push(
		`${failed === 0 ? '✓' : '✗'} ${suite.name.padEnd(8)} ${passed} passed, ${failed} failed (${seconds} s)`,
		...failures.map((title) => `           failed: ${title}`),
		...shaky.map((title) => `           only at the second try: ${title}`),
	);
}
console.log(`\n${lines.join('\n')}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);
