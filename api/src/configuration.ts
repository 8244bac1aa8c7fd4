import path from 'node:path';
import type { z } from 'zod';
import { ROOT } from './locations.ts';
import { API_SETTINGS } from './settings.ts';

type SettingName = keyof typeof API_SETTINGS;
type SettingValue<Name extends SettingName> = z.output<(typeof API_SETTINGS)[Name]['schema']>;

/** The settings, checked. Those without a value are undefined. DATA_DIR is absolute. */
export type Configuration = {
	[Name in SettingName]: (typeof API_SETTINGS)[Name]['default'] extends ''
		? SettingValue<Name> | undefined
		: SettingValue<Name>;
};

/** A wrong setting. The message is one sentence that names it and says what it should be. */
export class ConfigurationError extends Error {
	override readonly name = 'ConfigurationError';
}

/** Values that belong into no log, not even when they are wrong. */
const isSecret = (name: string) => /_(HEADERS|TOKEN)$/.test(name);

/** Reads the settings from the environment. An empty value counts as none. Throws ConfigurationError. */
export function readConfiguration(environment: NodeJS.ProcessEnv = process.env): Configuration {
	const values: Record<string, unknown> = {};
	for (const [name, setting] of Object.entries(API_SETTINGS)) {
		const given = environment[name]?.trim() || setting.default;
		if (given === '') continue;
		const result = setting.schema.safeParse(given);
		if (!result.success)
			throw new ConfigurationError(
				`${name} must be ${result.error.issues[0]?.message}, but it is "${isSecret(name) ? '…' : withoutPassword(given)}".`,
			);
		values[name] = result.data;
	}
	const configuration = values as Configuration;
	return { ...configuration, DATA_DIR: path.resolve(ROOT, configuration.DATA_DIR) };
}

/** Hides the password of an address, so that it can stand in a message. */
export function withoutPassword(address: string): string {
	return address.replace(/(:\/\/[^:@/]*):[^@]*@/, '$1:…@');
}
