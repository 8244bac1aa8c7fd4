/** What commander gives of a program, as far as it is needed here: the contract itself has no command. */
interface Program {
	readonly commands: readonly Program[];
	/** What was given besides options, once it was read */
	readonly args: readonly string[];
	readonly registeredArguments: readonly { required: boolean; name(): string }[];
	name(): string;
	exitOverride(): unknown;
	showHelpAfterError(text: string): unknown;
	configureOutput(): Output;
	configureOutput(output: Output): unknown;
}

interface Output {
	outputError?(text: string, write: (text: string) => void): void;
}

/** What commander says of wrong use, and the same in our words */
const OF_COMMANDER: readonly [RegExp, string][] = [
	[/^error: unknown option '(.*?)'/, 'There is no option $1.'],
	[/^error: unknown command '(.*?)'/, 'There is no command "$1".'],
	[/^error: missing required argument '(.*?)'/, 'Say which <$1>.'],
	[
		/^error: required option '(--[\w-]+)(.*?)' not specified/,
		`The required option '$1$2' is missing: add $1 "…" and run the command again.`,
	],
	[/^error: option '(.*?)' argument missing/, 'Say a value behind $1.'],
	[/^error: option '(.*?)' argument '(.*?)' is invalid\. /, '"$2" is no value for $1: '],
	[/^error: command-argument value '(.*?)' is invalid for argument '(.*?)'\. /, '"$1" is no <$2>: '],
	[
		/^error: too many arguments.*?\. Expected (\d+) arguments? but got \d+: (.*)\./,
		'Only $1 of "$2" can be given.',
	],
	[/^error: /, ''],
];

function ofCommander(text: string): string {
	const said = OF_COMMANDER.find(([pattern]) => pattern.test(text));
	return said ? text.replace(...said) : text;
}

/** What Node's `parseArgs` says of wrong use, and the same in our words */
const OF_NODE: readonly [RegExp, string][] = [
	[/^Unknown option '(.*?)'.*/s, 'There is no option $1.'],
	[/^Unexpected argument '(.*?)'.*/s, '"$1" is more than it takes: it takes options alone.'],
	[/^Option '(?:-\w, )?(.*?)' does not take an argument.*/s, '$1 takes no value.'],
	[/^Option '(?:-\w, )?(--[\w-]+).*/s, 'Say a value behind $1.'],
];

/** What is wrong with the options that `parseArgs` was given, in a sentence; undefined for any other error. */
export function optionMistake(error: unknown): string | undefined {
	if (!(error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')))
		return undefined;
	const said = OF_NODE.find(([pattern]) => pattern.test(error.message));
	return said ? error.message.replace(...said) : error.message;
}

/** Commander asks for options first: what a command is about is missing before the reason for it. */
function missingArgument({ args, registeredArguments }: Program, text: string): string | undefined {
	const missing = registeredArguments.find(({ required }, place) => required && args.length <= place);
	if (!missing || !text.startsWith('error: required option')) return undefined;
	return `Say which <${missing.name()}>.\n`;
}

/**
 * Has a program say what is wrong and where its help is, in place of the help itself, which is longer than a terminal; and
 * throw where it would end the process. `called`: as people type it, `npm run release --`.
 */
export function sayWrongUse(program: Program, called: string): void {
	for (const each of program.commands) sayWrongUse(each, `${called} ${each.name()}`);
	const { outputError = (text, write) => write(text) } = program.configureOutput();
	program.configureOutput({
		outputError: (text, write) => outputError(missingArgument(program, text) ?? ofCommander(text), write),
	});
	program.exitOverride();
	program.showHelpAfterError(`What it takes: ${called} --help`);
}

/** Exit code of what such a program threw: 0 after its help, 2 for wrong use; undefined for any other error. */
export function exitCodeOf(error: unknown): 0 | 2 | undefined {
	if (!(error instanceof Error && error.name === 'CommanderError' && 'exitCode' in error)) return undefined;
	return error.exitCode === 0 ? 0 : 2;
}

/** Runs a program by the arguments of this process. Wrong use ends with the way to its help and with exit code 2. */
export async function runProgram(
	program: Program & { parseAsync(): Promise<unknown> },
	called: string,
): Promise<void> {
	sayWrongUse(program, called);
	try {
		await program.parseAsync();
	} catch (error) {
		const code = exitCodeOf(error);
		if (code === undefined) throw error;
		process.exitCode = code;
	}
}
