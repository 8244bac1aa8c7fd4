import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { belgianDay } from '@estate/shared-contract';
import { runProgram } from '@estate/shared-contract/command-line';
import { Command, InvalidArgumentError, Option } from 'commander';
import { createCalendar } from '../calendar.ts';
import { DEMO_PASSWORD, OWNERS, ownerEmail } from '../owners/make-owners.ts';
import { type DemoReport, writeDemo } from '../write-demo.ts';

const MOST_PROPERTIES = 1_000_000;
const [firstOwner] = OWNERS;

function wholeNumber(text: string): number {
	const count = Number(text);
	if (!Number.isInteger(count) || count < 1 || count > MOST_PROPERTIES)
		throw new InvalidArgumentError(`Give a whole number from 1 to ${MOST_PROPERTIES}.`);
	return count;
}

function day(text: string): string {
	try {
		return createCalendar(text).today;
	} catch (error) {
		throw new InvalidArgumentError((error as Error).message);
	}
}

function print({ feed, items, pictures, seconds }: DemoReport): void {
	const line = Object.entries(items).map(([kind, count]) => `${count} ${kind}`);
	console.log(`Demo agency written in ${seconds} s: ${line.join(', ')}; ${pictures} pictures.`);
	console.log(`Import it with: npm run import -- ${path.relative(process.cwd(), feed) || feed}`);
}

const program = new Command('demo')
	.description('Writes the demo agency Meander as a feed with drawn pictures.')
	.option('--properties <count>', 'properties: three quarters for sale, a quarter for rent', wholeNumber, 120)
	.option(
		'--pictures-per-subject <count>',
		'properties share so many kitchens, fronts and so on: a quick start with less to look at (default: no limit)',
		wholeNumber,
	)
	.option('--seed <text>', 'another seed makes another agency; the same one always the same', '1')
	.option('--today <day>', 'the day it is lived on, YYYY-MM-DD (default: today in Belgium)', day)
	.addOption(new Option('--out <folder>', 'where to write it (default: $DATA_DIR/demo, DATA_DIR being var)'))
	.option('--json', 'print the report as JSON')
	.addHelpText(
		'after',
		`
Owners log in with addresses such as ${ownerEmail(firstOwner.firstName, firstOwner.lastName)} and the password ${DEMO_PASSWORD}.
Exit code: 0 when everything is written, 1 when not, 2 for wrong use.`,
	)
	.action(
		async (options: {
			properties: number;
			picturesPerSubject?: number;
			seed: string;
			today?: string;
			out?: string;
			json?: true;
		}) => {
			const directory = path.resolve(options.out ?? path.join(process.env.DATA_DIR || 'var', 'demo'));
			try {
				await mkdir(directory, { recursive: true });
			} catch (error) {
				console.error(
					`The folder ${directory} cannot be written: ${(error as Error).message}. Name another with --out.`,
				);
				process.exitCode = 1;
				return;
			}
			const report = await writeDemo(
				directory,
				{
					properties: options.properties,
					seed: options.seed,
					today: options.today ?? belgianDay(),
					...(options.picturesPerSubject ? { mostPicturesPerSubject: options.picturesPerSubject } : {}),
				},
				(items, kind) => {
					if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K  ${items} items, ${kind}`);
				},
			);
			if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
			if (options.json) console.log(JSON.stringify(report, null, '\t'));
			else print(report);
		},
	);

await runProgram(program, 'npm run demo --');
