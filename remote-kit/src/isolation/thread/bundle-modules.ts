import { AsyncLocalStorage, AsyncResource } from 'node:async_hooks';
import buffer from 'node:buffer';
import crypto from 'node:crypto';
import events from 'node:events';
import { registerHooks } from 'node:module';
import stream from 'node:stream';
import stringDecoder from 'node:string_decoder';
import url from 'node:url';
import util from 'node:util';

/** Modules of Node that server code may use: those that compute. React's renderer needs the first four. */
const ALLOWED: Readonly<Record<string, unknown>> = {
	async_hooks: { AsyncLocalStorage, AsyncResource },
	crypto,
	stream,
	util,
	buffer,
	events,
	string_decoder: stringDecoder,
	url,
};
const SCHEME = 'remote-bundle:';
const NODE = `${SCHEME}node/`;
/** Where modules that stand in for Node's find what they export */
const HANDED = Symbol.for('estate.allowed-modules');

function refuse(specifier: string): never {
	throw new Error(
		`"${specifier}" cannot be loaded: server code of a remote has ${Object.keys(ALLOWED).join(', ')} of Node, and nothing outside its bundle.`,
	);
}

const nodeName = (specifier: string) => specifier.replace(/^node:/, '');

function requireAllowed(specifier: string): unknown {
	const name = nodeName(specifier);
	return Object.hasOwn(ALLOWED, name) ? ALLOWED[name] : refuse(specifier);
}

/** Text of a module that exports what stands in `ALLOWED`, or `createRequire` by which bundles of Rspack reach it. */
function nodeModuleText(name: string): string {
	const handed = `globalThis[Symbol.for('${HANDED.description}')]`;
	if (name === 'module') return `const require = ${handed}; export const createRequire = () => require;`;
	const names = Object.keys(ALLOWED[name] as object).filter((each) => /^[A-Za-z_$][\w$]*$/.test(each));
	const named = names
		.filter((each) => each !== 'default')
		.map((each, index) => `const v${index} = all[${JSON.stringify(each)}]; export { v${index} as ${each} };`);
	return `const all = ${handed}(${JSON.stringify(name)}); export default all; ${named.join(' ')}`;
}

/**
 * From now on this thread imports bundles alone, from their bytes, and of Node what they may use. Returns what imports one.
 */
export function importBundlesAlone(): (name: string, source: Uint8Array) => Promise<Record<string, unknown>> {
	const sources = new Map<string, Uint8Array>();
	let count = 0;
	Object.defineProperty(globalThis, HANDED, { value: requireAllowed });
	registerHooks({
		resolve(specifier) {
			if (sources.has(specifier)) return { url: specifier, shortCircuit: true };
			const name = nodeName(specifier);
			if (name !== 'module' && !Object.hasOwn(ALLOWED, name)) return refuse(specifier);
			return { url: NODE + name, shortCircuit: true };
		},
		load(address) {
			const source = sources.get(address) ?? nodeModuleText(address.slice(NODE.length));
			sources.delete(address);
			return { format: 'module', source, shortCircuit: true };
		},
	});
	return (name, source) => {
		const address = `${SCHEME}${encodeURIComponent(name)}/${++count}`;
		sources.set(address, source);
		return import(/* webpackIgnore: true */ address) as Promise<Record<string, unknown>>;
	};
}
