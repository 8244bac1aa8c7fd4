import { API_SETTINGS } from '../../api/src/settings.ts';
import { SITE_SETTINGS } from '../../shell/src/server/site-settings.ts';

/** What is no setting of ours: Node's own, and the account of the object store, which RELEASES_URL's meaning names. */
const OF_OTHERS = new Set([
	'NODE_ENV',
	'NODE_OPTIONS',
	'MALLOC_ARENA_MAX',
	'MALLOC_MMAP_THRESHOLD_',
	'MALLOC_TRIM_THRESHOLD_',
	'AWS_ACCESS_KEY_ID',
	'AWS_SECRET_ACCESS_KEY',
]);

const SETTINGS = { site: SITE_SETTINGS, api: API_SETTINGS } as const;

/** What a server does not read of an environment that a deployment file gives it. */
export function unknownSettings(part: keyof typeof SETTINGS, names: Iterable<string>): string[] {
	return [...names].filter((name) => !OF_OTHERS.has(name) && !(name in SETTINGS[part]));
}

/** Why a server would refuse a value; none where the value is one that is put in later. */
export function wrongValues(part: keyof typeof SETTINGS, environment: Record<string, string>): string[] {
	const settings: Record<string, { schema: { safeParse(value: string): { success: boolean } } }> =
		SETTINGS[part];
	return Object.entries(environment)
		.filter(([name, value]) => !value.includes('${') && !value.includes('%i') && settings[name])
		.filter(([name, value]) => !settings[name]?.schema.safeParse(value).success)
		.map(([name, value]) => `${name}=${value}`);
}
