import { MOST_FRAMES, type StackFrame } from './error-group.schema.ts';

/** `at render (https://site/-/remotes/x/1.0.0/client/a.js:1:20)` of V8, `render@https://…:1:20` of the others */
const V8 = /^\s*at (?:(?:async )?(.+?) \()?(.+?):(\d+):(\d+)\)?\s*$/;
const OTHERS = /^(.*?)@(.+?):(\d+):(\d+)\s*$/;
/** Where files of a version are, in an address or a store */
const OF_VERSION = /\/([a-z0-9-]+)\/(\d+\.\d+\.\d+[\w.-]*)\/((?:client|server)\/[^?#]+)/;
/** The server bundle of a version, as threads name what they import (`remote-kit/src/isolation/thread/bundle-modules.ts`) */
const OF_THREAD = /^remote-bundle:([a-z0-9-]+)%20(\d+\.\d+\.\d+[\w.-]*)\/\d+$/;
const SERVER_BUNDLE = 'server/server.mjs';
const PARTS_KEPT = 2;
const FILE_CHARACTERS = 200;
const NAME_CHARACTERS = 100;
const LONGEST_LINE = 1_000;

/** A frame, with the version that its file is one of, where it is one of any. */
export interface OwnedFrame extends StackFrame {
	owner?: { remote: string; version: string };
}

/** Version that an address is of, and the path in it; nothing for others. */
function placeOf(address: string): { remote?: string; version?: string; path?: string } {
	const [, ofThread, itsVersion] = OF_THREAD.exec(address) ?? [];
	if (ofThread && itsVersion) return { remote: ofThread, version: itsVersion, path: SERVER_BUNDLE };
	const [, remote, version, path] = OF_VERSION.exec(address) ?? [];
	return remote && version && path ? { remote, version, path } : {};
}

function frameOf(text: string): OwnedFrame | undefined {
	if (text.length > LONGEST_LINE) return undefined;
	const [, name, address = '', line, column] = V8.exec(text) ?? OTHERS.exec(text) ?? [];
	if (!address) return undefined;
	const { remote, version, path } = placeOf(address);
	// Without its query, which may hold what a visitor typed.
	const file = path ?? address.split(/[?#]/)[0]?.split('/').slice(-PARTS_KEPT).join('/') ?? '';
	return {
		file: file.slice(-FILE_CHARACTERS),
		line: Math.max(1, Number(line)),
		column: Math.max(1, Number(column)),
		...(name ? { name: name.slice(0, NAME_CHARACTERS) } : {}),
		...(remote && version ? { owner: { remote, version } } : {}),
	};
}

/** The frames that a stack names, innermost first, as any engine writes them; lines that are none are left out. */
export function stackFrames(stack: string): OwnedFrame[] {
	return stack
		.split('\n', 4 * MOST_FRAMES)
		.map(frameOf)
		.filter((frame) => frame !== undefined)
		.slice(0, MOST_FRAMES);
}
