import { MODULES } from '@bench/monolith-modules';
import type { loadExposed as LoadExposed } from '../../../shell/src/browser/app/remotes/federation.ts';

/** Stands where the shell loads a remote at run time: here everything was known when it was built. */
export const loadExposed: typeof LoadExposed = ({ federationName }, exposed) =>
	Promise.all(
		exposed.map(async (name) => {
			const load = MODULES[`${federationName}/${name}`];
			if (!load) throw new Error(`The monolith was built without ${federationName}/${name}. Build it again.`);
			return ((await load()) as { default: unknown }).default;
		}),
	);
