/** What commander gives of a program, as far as it is needed here: the contract itself has no command. */
interface Program {
	readonly commands: readonly Program[];
	name(): string;
	exitOverride(): unknown;
	showHelpAfterError(text: string): unknown;
}

/**
 * Has a program say what is wrong and where its help is, in place of the help itself, which is longer than a terminal; and
 * throw where it would end the process. `called`: as people type it, `npm run release --`.
 */
export function sayWrongUse(program: Program, called: string): void {
	for (const each of program.commands) sayWrongUse(each, `${called} ${each.name()}`);
	program.exitOverride();
	program.showHelpAfterError(`What it takes: ${called} --help`);
}

/** Exit code of what such a program threw: 0 after its help, 2 for wrong use; undefined for any other error. */
export function exitCodeOf(error: unknown): 0 | 2 | undefined {
	if (!(error instanceof Error && error.name === 'CommanderError' && 'exitCode' in error)) return undefined;
	return error.exitCode === 0 ? 0 : 2;
}

/**
 * Runs a program by the arguments of this process. Wrong use ends with the way to its help and with exit code 2, or
 * `wrongUse` where 2 says something else.
 */
export async function runProgram(
	program: Program & { parseAsync(): Promise<unknown> },
	called: string,
	wrongUse = 2,
): Promise<void> {
	sayWrongUse(program, called);
	try {
		await program.parseAsync();
	} catch (error) {
		const code = exitCodeOf(error);
		if (code === undefined) throw error;
		process.exitCode = code === 0 ? 0 : wrongUse;
	}
}
