import { readFileSync } from 'node:fs';
import path from 'node:path';
import { messageOf } from '@estate/shared-contract/message-of';
import { ROOT, SettingError } from '../stack/settings.ts';

const FOLDER = /^mfe-(.+)$/;

/** Names of the remotes among a project's workspaces, in their order there. */
export function remotesIn(root: string): string[] {
	const { workspaces } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
		workspaces: string[];
	};
	return workspaces.flatMap((folder) => FOLDER.exec(folder)?.[1] ?? []);
}

/** Remotes that this repository holds, in the order in which they are published at a first start. */
export const REMOTES: readonly string[] = remotesIn(ROOT);

/** Throws a SettingError for what is no remote of this project. */
export function requireRemote(name: string): void {
	if (REMOTES.includes(name)) return;
	throw new SettingError(
		`"${name}" is no remote of this project: it has ${REMOTES.join(', ')}. Make one: npm run create-remote -- <name>`,
	);
}

interface RemoteCommand {
	remote: string;
	/** Arguments behind it */
	rest: string[];
	/** As people type it: `npm run bundle -w mfe-listings` */
	called: string;
}

/** The remote and the further arguments of a command about one remote, a script of its package.json. Prints the help where it is asked for, and ends with 2 for what is no remote. */
export function remoteCommand(script: string, help: string): RemoteCommand {
	const [remote = '', ...rest] = process.argv.slice(2);
	if (rest.includes('--help') || rest.includes('-h')) {
		console.log(help);
		process.exit(0);
	}
	try {
		requireRemote(remote);
	} catch (error) {
		console.error(messageOf(error));
		process.exit(2);
	}
	return { remote, rest, called: `npm run ${script} -w mfe-${remote}` };
}
