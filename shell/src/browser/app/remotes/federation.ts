import { getInstance } from '@module-federation/enhanced/runtime';

/** The shell's own federation instance. */
function federation() {
	const instance = getInstance();
	if (!instance) throw new Error('Module Federation is not there. Build the shell with its app bundle.');
	return instance;
}

/** Federation name → how often its entry was asked for anew */
const retries = new Map<string, number>();

/**
 * The name and address under which an entry is registered. A retry has others: a browser remembers an address that
 * failed, and Module Federation warns whoever registers a name twice.
 */
function registration(name: string, path: string): { name: string; entry: string } {
	const count = retries.get(name) ?? 0;
	const entry = new URL(count === 0 ? path : `${path}?retry=${count}`, location.origin).href;
	return { name: count === 0 ? name : `${name}_retry_${count}`, entry };
}

/**
 * Loads exposed modules of a version. Names carry the version and are never reused, so any two versions live side by
 * side. `retry` asks for the entry anew.
 */
export async function loadExposed(
	{ federationName, base, entry }: { federationName: string; base: string; entry: string },
	exposed: readonly string[],
	retry = false,
): Promise<unknown[]> {
	const isKnown = retries.has(federationName);
	if (isKnown && retry) retries.set(federationName, (retries.get(federationName) ?? 0) + 1);
	if (!isKnown) retries.set(federationName, 0);
	const remote = registration(federationName, base + entry);
	if (!isKnown || retry) federation().registerRemotes([{ ...remote, type: 'module' }]);
	return Promise.all(
		exposed.map(async (each) => {
			const module = await federation().loadRemote<{ default: unknown }>(`${remote.name}/${each}`);
			if (!module) throw new Error(`${federationName} exposes no ${each}.`);
			return module.default;
		}),
	);
}
