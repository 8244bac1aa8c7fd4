import { getInstance } from '@module-federation/enhanced/runtime';
import type { RemoteFacts } from '../../../page/site/site-facts.ts';
import { preloadScripts } from './preload-scripts.ts';

/** The shell's own federation instance. */
function federation() {
	const instance = getInstance();
	if (!instance) throw new Error('Module Federation is not there. Build the shell with its app bundle.');
	return instance;
}

/** Where a version's entry is, and the hashes of its files */
export type EntryFacts = Pick<RemoteFacts, 'federationName' | 'base' | 'entry' | 'integrity'>;

/** Federation name → how often its entry was asked for again */
const retries = new Map<string, number>();

/**
 * The name and address under which an entry is registered. A retry has others: a browser remembers an address that
 * failed, and Module Federation warns anyone who registers a name twice.
 */
function registration(
	{ federationName: name, base, entry, integrity }: EntryFacts,
	count: number,
): { name: string; entry: string } {
	const path = base + entry;
	if (count === 0) return { name, entry: new URL(path, location.origin).href };
	const again = `${path}?retry=${count}`;
	// No import map knows this address: without the hash here whatever comes would run.
	preloadScripts({ scripts: [{ href: again, integrity: integrity[entry] }] });
	return { name: `${name}_retry_${count}`, entry: new URL(again, location.origin).href };
}

/**
 * Loads exposed modules of a version. Names carry the version and are never reused, so any two versions live side by
 * side. `retry` asks for the entry again.
 */
export async function loadExposed(
	facts: EntryFacts,
	exposed: readonly string[],
	retry = false,
): Promise<unknown[]> {
	const { federationName } = facts;
	const isKnown = retries.has(federationName);
	if (isKnown && retry) retries.set(federationName, (retries.get(federationName) ?? 0) + 1);
	if (!isKnown) retries.set(federationName, 0);
	const remote = registration(facts, retries.get(federationName) ?? 0);
	if (!isKnown || retry) federation().registerRemotes([{ ...remote, type: 'module' }]);
	return Promise.all(
		exposed.map(async (each) => {
			const module = await federation().loadRemote<{ default: unknown }>(`${remote.name}/${each}`);
			if (!module) throw new Error(`${federationName} exposes no ${each}.`);
			return module.default;
		}),
	);
}
