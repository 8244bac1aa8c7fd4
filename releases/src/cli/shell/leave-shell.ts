import { setAsideLines } from '../../operations/done-text.ts';
import type { WayBack } from '../../operations/roll-back-remote.ts';
import { abortShell, rollBackShell } from '../../shell-releases/release-shell.ts';
import { SHELL } from '../../shell-releases/shell-manifest.schema.ts';
import { asCaller } from '../as-caller.ts';
import { type CommonOptions, print } from '../command.ts';
import { openShellStore } from './open-shell-store.ts';

interface Options extends CommonOptions {
	why: string;
}

/** `rollback shell`: back to a version that was active before. Throws ReleaseError. */
export async function rollBackShellFrom(options: Options, way: WayBack): Promise<void> {
	const store = openShellStore();
	const { channel, why } = options;
	const entry = await asCaller(store, { action: 'shell', remote: SHELL, channel }, (who) =>
		rollBackShell(store, { channel, who, why }, way),
	);
	const left = entry.before[SHELL]?.active;
	const { active, previous } = entry.after[SHELL] ?? {};
	print(options, { remote: SHELL, version: active, left, previous, channel, revision: entry.revision }, [
		`${SHELL} ${active} is wanted again in ${channel} (revision ${entry.revision} of its log); servers leave ${left} at once.`,
		...setAsideLines(entry),
	]);
}

/** `abort shell`: no server tries a version any longer. Throws ReleaseError. */
export async function abortShellRollout(options: Options): Promise<void> {
	const store = openShellStore();
	const { channel, why } = options;
	const entry = await asCaller(store, { action: 'shell', remote: SHELL, channel }, (who) =>
		abortShell(store, { channel, who, why }),
	);
	const left = entry.before[SHELL]?.canary?.version;
	const active = entry.after[SHELL]?.active;
	print(options, { remote: SHELL, version: active, left, channel, revision: entry.revision }, [
		`${SHELL} ${left} is tried no longer in ${channel} (revision ${entry.revision} of its log); all servers run ${active}.`,
		...setAsideLines(entry),
	]);
}
