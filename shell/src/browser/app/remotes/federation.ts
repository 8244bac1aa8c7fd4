import { getInstance } from '@module-federation/enhanced/runtime';

/** The shell's own federation instance. */
function federation() {
	const instance = getInstance();
	if (!instance) throw new Error('Module Federation is not there. Build the shell with its app bundle.');
	return instance;
}

/** Federation name → how often its entry was asked for anew */
const retries = new Map<string, number>();

/** Address of an entry; a retry has another one, since a browser remembers an address that failed. */
function entryAddress(name: string, path: string): string {
	const count = retries.get(name) ?? 0;
	return new URL(count === 0 ? path : `${path}?retry=${count}`, location.origin).href;
}

/**
 * Loads exposed modules of a version. Names carry the version and are never reused, so any two versions live side by
 * side. `retry` asks for the entry anew.
 */
export async function loadExposed(
	{ federationName: name, base, entry }: { federationName: string; base: string; entry: string },
	exposed: readonly string[],
	retry = false,
): Promise<unknown[]> {
	const isKnown = retries.has(name);
	if (!isKnown || retry) {
		retries.set(name, isKnown ? (retries.get(name) ?? 0) + 1 : 0);
		const remote = { name, entry: entryAddress(name, base + entry), type: 'module' as const };
		federation().registerRemotes([remote], { force: isKnown });
	}
	return Promise.all(
		exposed.map(async (each) => {
			const module = await federation().loadRemote<{ default: unknown }>(`${name}/${each}`);
			if (!module) throw new Error(`${name} exposes no ${each}.`);
			return module.default;
		}),
	);
}
