import type { IncomingMessage } from 'node:http';
import { stripVTControlCharacters } from 'node:util';
import type { RuntimeFailure } from './runtime-failure.ts';
import { sourceStack } from './source-stack.ts';

/** Any page may send one: what is longer is cut, and what is no failure is none. */
const MOST_BYTES = 64 * 1024;
const MOST_TEXT = 2_000;

async function bodyOf(request: IncomingMessage): Promise<string | undefined> {
	const parts: Buffer[] = [];
	let size = 0;
	for await (const part of request as AsyncIterable<Buffer>) {
		size += part.length;
		if (size > MOST_BYTES) return undefined;
		parts.push(part);
	}
	return Buffer.concat(parts).toString();
}

/** No sequence that a terminal would obey. */
const plain = (value: unknown, most: number) =>
	stripVTControlCharacters(typeof value === 'string' ? value : '')
		.replace(/[^\P{Cc}\n\t]/gu, '')
		.slice(0, most);

/** What a page says that failed, with lines of the sources; undefined for anything else. */
export async function takeFailure(
	request: IncomingMessage,
	clientDir: string,
): Promise<RuntimeFailure | undefined> {
	try {
		const given: unknown = JSON.parse((await bodyOf(request)) ?? '');
		if (typeof given !== 'object' || given === null) return undefined;
		const { slot, phase, message, stack } = given as Record<string, unknown>;
		const failure = {
			slot: plain(slot, 200),
			phase: plain(phase, 40),
			message: plain(message, MOST_TEXT),
			stack: await sourceStack(plain(stack, MOST_BYTES), clientDir),
		};
		return failure.slot && failure.message ? failure : undefined;
	} catch {
		return undefined;
	}
}
