import { existsSync, statSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bringsProblems, type RemoteConfig } from '@estate/shared-contract';
import { remoteConfigSchema } from '@estate/shared-contract/schemas';
import { BuildError } from './build-error.ts';

/** Beside this module, as a source or compiled. */
const DEFINE_REMOTE = new URL(`../define-remote${extname(import.meta.url)}`, import.meta.url).href;

/** Node runs no JSX: a configuration that imports remote-kit's public face gets the part of it that is plain data. */
function importConfig(url: string): Promise<{ default?: unknown }> {
	const hooks = registerHooks({
		resolve: (specifier, context, next) =>
			specifier === '@estate/remote-kit' && /\/src\/remote\.config\.ts/.test(context.parentURL ?? '')
				? { url: DEFINE_REMOTE, shortCircuit: true }
				: next(specifier, context),
	});
	return import(/* @vite-ignore */ /* webpackIgnore: true */ url).finally(() => hooks.deregister());
}

/** Where something stands in the configuration, by the route's id or the slot's name in place of its number. */
function placeOf(exported: unknown, path: readonly PropertyKey[]): string {
	if (path.length === 0) return 'default export';
	let at: unknown = exported;
	const words = path.map((key) => {
		const list = Array.isArray(at);
		at = (at as Record<PropertyKey, unknown> | undefined)?.[key];
		const { id, name } = (at ?? {}) as { id?: unknown; name?: unknown };
		const own = [id, name].find((each) => typeof each === 'string');
		return list && own !== undefined ? `"${own}"` : String(key);
	});
	return words.join('.');
}

/** The checked default export of `src/remote.config.ts`. A changed file is read again. */
export async function readRemoteConfig(dir: string): Promise<RemoteConfig> {
	const path = join(dir, 'src/remote.config.ts');
	if (!existsSync(path))
		throw new BuildError(
			'no-config',
			`${path} is missing. A remote shows its public face there: export default defineRemote({ name, routes, slots, languages }).`,
		);
	let exported: unknown;
	try {
		exported = (
			await importConfig(`${pathToFileURL(path).href}?changed=${statSync(path, { bigint: true }).mtimeNs}`)
		).default;
	} catch (cause) {
		throw new BuildError(
			'bad-config',
			`${path} could not be run: ${(cause as Error).message} Keep it plain data: types and defineRemote are all that it imports.`,
			{ cause },
		);
	}
	const checked = remoteConfigSchema.safeParse(exported);
	if (!checked.success) {
		const [issue] = checked.error.issues;
		const message = issue?.message.replace(/\.+$/, '');
		throw new BuildError(
			'bad-config',
			`${path}: ${placeOf(exported, issue?.path ?? [])}: ${message}. Mend it there.`,
		);
	}
	return checkReferences(checked.data, path);
}

function checkReferences(config: RemoteConfig, path: string): RemoteConfig {
	const names = config.slots.map(({ name }) => name);
	const twice = names.find((name, index) => names.indexOf(name) !== index);
	if (twice) throw new BuildError('bad-config', `${path}: the slot "${twice}" is listed twice. Keep one.`);
	const ids = config.routes.map(({ id }) => id);
	const twiceRoute = ids.find((id, index) => ids.indexOf(id) !== index);
	if (twiceRoute)
		throw new BuildError('bad-config', `${path}: two routes have the id "${twiceRoute}". Rename one.`);
	for (const route of config.routes)
		for (const slot of route.slots)
			if (!names.includes(slot))
				throw new BuildError(
					'bad-config',
					`${path}: route "${route.id}" shows the slot "${slot}", which is not among its slots (${names.join(', ')}).`,
				);
	const [problem] = bringsProblems(config.brings ?? {}, config.routes);
	if (problem) throw new BuildError('bad-config', `${path}: ${problem} Mend it there.`);
	return config;
}
