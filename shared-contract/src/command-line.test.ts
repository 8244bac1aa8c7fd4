import { parseArgs } from 'node:util';
import { Command, InvalidArgumentError } from 'commander';
import { describe, expect, it } from 'vitest';
import { exitCodeOf, optionMistake, sayWrongUse } from './command-line.ts';

const OPTIONS = { help: { type: 'boolean', short: 'h' }, out: { type: 'string' } } as const;

function mistakeIn(...args: string[]): string | undefined {
	try {
		parseArgs({ args, options: OPTIONS });
	} catch (error) {
		return optionMistake(error);
	}
	return undefined;
}

describe('options that Node reads', () => {
	it.each([
		[['--nonsense'], 'There is no option --nonsense.'],
		[['extra'], '"extra" is more than it takes: it takes options alone.'],
		[['--help=yes'], '--help takes no value.'],
		[['--out'], 'Say a value behind --out.'],
		[['--out', '--help'], 'Say a value behind --out.'],
	])('%j are refused in one sentence of our own', (args, sentence) => {
		expect(mistakeIn(...args)).toBe(sentence);
	});

	it('are no mistake where another thing failed', () => {
		expect(optionMistake(new Error('disk full'))).toBeUndefined();
	});
});

/** Code and words of a program with one command. */
function use(...args: string[]): [code: number | undefined, said: string] {
	let said = '';
	const program = new Command('shop');
	program.configureOutput({ writeErr: (text) => (said += text) });
	program
		.command('sell')
		.argument('<fruit>')
		.option('--count <count>', 'how many', () => {
			throw new InvalidArgumentError('Give a whole number.');
		})
		.copyInheritedSettings(program)
		.requiredOption('--to <name>')
		.action(() => {});
	sayWrongUse(program, 'npm run shop --');
	try {
		program.parse(args, { from: 'user' });
	} catch (error) {
		return [exitCodeOf(error), said];
	}
	return [undefined, said];
}

describe('a program of commander', () => {
	const HELP = '\nWhat it takes: npm run shop -- sell --help\n';
	it.each([
		[['sell', 'plum', '--to', 'an', '--nonsense'], `There is no option --nonsense.${HELP}`],
		[['sell', '--to', 'an'], `Say which <fruit>.${HELP}`],
		[
			['sell', 'plum'],
			`The required option '--to <name>' is missing: add --to "…" and run the command again.${HELP}`,
		],
		[['sell', 'plum', '--to'], `Say a value behind --to <name>.${HELP}`],
		[['sell', 'plum', 'pear', '--to', 'an'], `Only 1 of "plum, pear" can be given.${HELP}`],
		[['sell', 'plum', '--count', 'x'], `"x" is no value for --count <count>: Give a whole number.${HELP}`],
		[['frobnicate'], 'There is no command "frobnicate".\nWhat it takes: npm run shop -- --help\n'],
	])('ends %j with 2 and one sentence of our own', (args, sentence) => {
		expect(use(...args)).toEqual([2, sentence]);
	});
});
