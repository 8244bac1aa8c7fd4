import { MODULES } from '@bench/monolith-modules';

/** Stands where the shell loads a remote at run time: here everything was known when it was built. */
export async function loadExposed<Exposed>(
	{ federationName }: { federationName: string },
	exposed: string,
): Promise<Exposed> {
	const load = MODULES[`${federationName}/${exposed}`];
	if (!load) throw new Error(`The monolith was built without ${federationName}/${exposed}. Build it anew.`);
	return ((await load()) as { default: Exposed }).default;
}
