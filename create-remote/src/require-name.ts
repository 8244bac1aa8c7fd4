import { ownRemoteNameSchema, remoteNameSchema } from '@estate/shared-contract/schemas';

/** What stops the making of a remote; its message says how to mend it. */
export class RemoteRefusal extends Error {}

/** What no remote can be named, whatever there is already: wrong use of a command. */
export class NameMistake extends RemoteRefusal {}

/** Throws NameMistake for what is no name of a remote or slot. */
export function requireName(what: 'remote' | 'slot', name: string): void {
	const checked = (what === 'remote' ? ownRemoteNameSchema : remoteNameSchema).safeParse(name);
	if (!checked.success)
		throw new NameMistake(`"${name}" is no name of a ${what}: ${checked.error.issues[0]?.message}`);
}
