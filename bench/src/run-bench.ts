import { runProgram } from '@estate/shared-contract/command-line';
import type { Command } from 'commander';
import { CommandError } from '../../scripts/stack/command.ts';

/** Runs the bench by the arguments of this process. A command of the project that failed is shown with what it printed, and makes the exit code 1. */
export async function runBench(command: Command): Promise<void> {
	try {
		await runProgram(command, 'npm run bench --');
	} catch (error) {
		if (!(error instanceof CommandError)) throw error;
		console.error(`${error.message}\n${error.output}`);
		process.exitCode = 1;
	}
}
