import type { Channel } from '@estate/shared-contract';
import { CHANNELS, printable, remoteNameSchema, versionSchema } from '@estate/shared-contract/schemas';
import { Argument, Command, InvalidArgumentError, Option } from 'commander';
import type { ZodType } from 'zod';
import { overrideSourceSchema } from '../override/override-token.ts';
import { SHELL } from '../shell-releases/shell-manifest.schema.ts';
import { asCalled } from './as-called.ts';

export interface JsonOption {
	json?: boolean;
}

export interface CommonOptions extends JsonOption {
	channel: Channel;
}

/** A value that a schema takes; its message else. */
export function checkedBy(schema: ZodType<string>) {
	return (value: string) => {
		const checked = schema.safeParse(value);
		if (!checked.success) throw new InvalidArgumentError(checked.error.issues[0]?.message ?? '');
		return checked.data;
	};
}

export const asVersion = checkedBy(versionSchema);

export const checkedRemote = checkedBy(remoteNameSchema);

/** An origin, with or without a final slash. */
export function asOrigin(text: string): string {
	const parsed = overrideSourceSchema.safeParse(text.replace(/\/$/, ''));
	if (parsed.success) return parsed.data;
	throw new InvalidArgumentError(`Give ${parsed.error.issues[0]?.message}.`);
}

/** The remote that a command is about. */
export const remoteArgument = () =>
	new Argument('<remote>', 'name of the remote, such as listings').argParser((value) => {
		if (value === SHELL)
			throw new InvalidArgumentError(
				`The ${SHELL} is no remote: publish, promote, abort, rollback and history take it.`,
			);
		return checkedRemote(value);
	});

/** What a command is about that the shell has, too. */
export const remoteOrShellArgument = () =>
	new Argument('<remote>', `name of the remote, such as listings, or ${SHELL}`).argParser(checkedRemote);

/** A command with the options that all of them take. */
export function command(name: string, description: string): Command {
	return new Command(name)
		.description(description)
		.addOption(
			new Option('--channel <channel>', 'which set of active versions')
				.choices(CHANNELS)
				.default('production'),
		)
		.option('--json', 'print the outcome as JSON');
}

/** On purpose, where entries that servers follow are gone for good. */
export const newLogOption = () =>
	new Option('--new-log', 'begin another log in a store that lost the entries which servers follow');

/** Prints the outcome: JSON for programs, or lines for people. */
export function print(options: JsonOption, outcome: object, lines: readonly string[]): void {
	console.log(
		options.json ? JSON.stringify({ ok: true, ...outcome }, null, 2) : printable(asCalled(lines.join('\n'))),
	);
}
