import {
	type ErrorGroup,
	groupKey,
	normalMessage,
	type OwnedFrame,
	type StackFrame,
	stackFrames,
} from '@estate/releases';
import { withoutSecrets } from '@estate/shared-contract/without-secrets';
import { GroupRoom } from './group-room.ts';

const FILE_CHARACTERS = 200;

export interface Failure {
	/** '': the shell itself */
	remote: string;
	version: string;
	slot: string;
	kind: string;
	where: ErrorGroup['where'];
	message: string;
	/** As the engine writes it */
	stack?: string | undefined;
	/** Whose browser said so */
	network?: string;
}

/** Is it a version that visitors have? Strangers invent none. */
type IsVersion = (remote: string, version: string) => boolean;

/**
 * What failed at this instance, in groups: those that failed last, a bounded number of them. Anybody may say that something
 * failed in a browser, so what failed at the server has room of its own.
 */
export class ErrorRecorder {
	readonly #rooms = { server: new GroupRoom(), browser: new GroupRoom() };
	readonly #now: () => number;
	#hasChanged = false;

	constructor(now: () => number = Date.now) {
		this.#now = now;
	}

	/** Counts a failure; of the shell's own, the innermost file of a version says whose it is. */
	record({ stack = '', network, ...failure }: Failure, isVersion: IsVersion = () => true): void {
		this.#hasChanged = true;
		const frames = stackFrames(withoutSecrets(stack));
		const at = new Date(this.#now()).toISOString();
		const own = ownerOf(failure, frames, isVersion);
		const group: ErrorGroup = {
			...failure,
			...own,
			message: normalMessage(withoutSecrets(failure.message)),
			stack: frames.map((frame) => placed(frame, own)),
			count: 1,
			firstAt: at,
			lastAt: at,
		};
		this.#rooms[failure.where].add(groupKey(group), group, network);
	}

	/** Whether anything failed since this was asked last */
	takeChange(): boolean {
		const changed = this.#hasChanged;
		this.#hasChanged = false;
		return changed;
	}

	groups(): ErrorGroup[] {
		return [...this.#rooms.server.groups(), ...this.#rooms.browser.groups()];
	}
}

type Owner = Pick<ErrorGroup, 'remote' | 'version'>;

function ownerOf({ remote, version }: Owner, frames: readonly OwnedFrame[], isVersion: IsVersion): Owner {
	if (remote) return { remote, version };
	const owner = frames.find((frame) => frame.owner)?.owner;
	return owner && isVersion(owner.remote, owner.version) ? owner : { remote, version };
}

/** Files of the group's own version by their path in it; those of another say whose they are. */
function placed({ owner, ...frame }: OwnedFrame, { remote, version }: Owner): StackFrame {
	if (!owner || (owner.remote === remote && owner.version === version)) return frame;
	return { ...frame, file: `${owner.remote}/${owner.version}/${frame.file}`.slice(0, FILE_CHARACTERS) };
}
