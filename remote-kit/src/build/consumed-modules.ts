import type { Compilation } from '@rspack/core';
import { isOnDemand } from './shared-modules.ts';

const CONSUMED = /^consume shared module \([^)]*\) (.+?)@\^/;

/** Exposed module → shared modules that it needs at once, of those that the shell's application does not bring along. */
export type ConsumedModules = ReadonlyMap<string, readonly string[]>;

/** Reads them from a browser build that has just run. */
export function consumedModules({ modules, chunkGraph }: Compilation): ConsumedModules {
	const consumed = new Map<string, string[]>();
	for (const module of modules) {
		const request = CONSUMED.exec(module.identifier())?.[1];
		if (request === undefined || !isOnDemand(request)) continue;
		const groups = [...chunkGraph.getModuleChunks(module)].flatMap((chunk) => [...chunk.groupsIterable]);
		// The chunk of an exposed module has its name; what is imported later stands in groups without one.
		const names = groups.flatMap(({ chunks }) => chunks.flatMap(({ name }) => name ?? []));
		for (const name of new Set(names)) consumed.set(name, [...(consumed.get(name) ?? []), request]);
	}
	return consumed;
}
