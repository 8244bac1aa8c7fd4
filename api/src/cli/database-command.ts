import { Command } from 'commander';

/** A command that opens the database itself: its help, and that of each of its parts, says what that asks for. */
export const databaseCommand = (name: string): Command =>
	new Command(name).addHelpText(
		'afterAll',
		'\nThe embedded database has one process at a time: with it, stop the api before this command.',
	);
