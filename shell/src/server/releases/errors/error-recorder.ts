import {
	type ErrorGroup,
	groupKey,
	joined,
	MOST_ERROR_GROUPS,
	normalMessage,
	type OwnedFrame,
	type StackFrame,
	stackFrames,
} from '@estate/releases';
import { withoutSecrets } from '../../http/without-secrets.ts';

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
}

/** Is it a version that visitors have? Strangers invent none. */
type IsVersion = (remote: string, version: string) => boolean;

/** What failed at this instance, in groups: those that failed last, a bounded number of them. */
export class ErrorRecorder {
	/** The one that failed longest ago first */
	readonly #groups = new Map<string, ErrorGroup>();
	readonly #now: () => number;
	#hasChanged = false;

	constructor(now: () => number = Date.now) {
		this.#now = now;
	}

	/** Counts a failure; of the shell's own, the innermost file of a version says whose it is. */
	record({ stack = '', ...failure }: Failure, isVersion: IsVersion = () => true): void {
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
		const key = groupKey(group);
		const known = this.#groups.get(key);
		this.#groups.delete(key);
		this.#groups.set(key, known ? joined(known, group) : group);
		for (const oldest of this.#groups.keys()) {
			if (this.#groups.size <= MOST_ERROR_GROUPS) break;
			this.#groups.delete(oldest);
		}
	}

	/** Whether anything failed since this was asked last */
	takeChange(): boolean {
		const changed = this.#hasChanged;
		this.#hasChanged = false;
		return changed;
	}

	groups(): ErrorGroup[] {
		return [...this.#groups.values()];
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
