import { ConfigurationError, readConfiguration } from '../configuration.ts';
import { type Database, DatabaseError } from '../database/database.ts';
import { openDatabase } from '../database/open-database.ts';
import { HttpError } from '../server/http-error.ts';
import { CommandError, WrongUse } from './command-error.ts';

export { CommandError, WrongUse } from './command-error.ts';

const EXPECTED = [ConfigurationError, DatabaseError, CommandError, HttpError];

/** Runs a command; what can be foreseen ends with one sentence, which `write` writes, and exit code 1, or 2 for wrong use. */
export async function runCommand(
	work: () => Promise<void>,
	write: (sentence: string) => void = console.error,
): Promise<void> {
	try {
		await work();
	} catch (error) {
		if (EXPECTED.some((kind) => error instanceof kind)) write((error as Error).message);
		else console.error(error);
		process.exitCode = error instanceof WrongUse ? 2 : 1;
	}
}

/**
 * Runs a command on the database that the environment names, and closes it afterwards. What can be said without the
 * database is checked first: who mistyped reads of that, not of an api that holds the database.
 */
export function runOnDatabase(
	work: (database: Database, configuration: ReturnType<typeof readConfiguration>) => Promise<void>,
	check: (configuration: ReturnType<typeof readConfiguration>) => void = () => {},
): Promise<void> {
	return runCommand(async () => {
		const configuration = readConfiguration();
		check(configuration);
		const database = await openDatabase(configuration);
		try {
			await work(database, configuration);
		} finally {
			await database.close();
		}
	});
}
