import { getInstance } from '@module-federation/enhanced/runtime';

/** The shell's own federation instance. */
function federation() {
	const instance = getInstance();
	if (!instance) throw new Error('Module Federation is not there. Build the shell with its app bundle.');
	return instance;
}

/** Addresses of entries: each is registered once */
const registered = new Set<string>();

/**
 * Loads an exposed module of a version. Names carry the version and are never reused, so any two versions live side by
 * side. `retry` asks for the entry under another address, since a browser remembers one that failed.
 */
export async function loadExposed<Exposed>(
	{ federationName: name, base, entry }: { federationName: string; base: string; entry: string },
	exposed: string,
	retry = false,
): Promise<Exposed> {
	const remote = {
		name,
		entry: new URL(base + entry + (retry ? '?retry=1' : ''), location.origin).href,
		type: 'module' as const,
	};
	if (!registered.has(remote.entry)) federation().registerRemotes([remote], { force: retry });
	registered.add(remote.entry);
	const module = await federation().loadRemote<{ default: Exposed }>(`${name}/${exposed}`);
	if (!module) throw new Error(`${name} exposes no ${exposed}.`);
	return module.default;
}
