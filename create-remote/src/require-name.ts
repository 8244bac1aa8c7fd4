import { remoteNameSchema } from '@estate/shared-contract/schemas';

/** What stops the making of a remote; its message says how to mend it. */
export class RemoteRefusal extends Error {}

/** Throws RemoteRefusal for what is no name of a remote or slot. */
export function requireName(what: 'remote' | 'slot', name: string): void {
	const checked = remoteNameSchema.safeParse(name);
	if (!checked.success)
		throw new RemoteRefusal(`"${name}" is no name of a ${what}: ${checked.error.issues[0]?.message}`);
}
