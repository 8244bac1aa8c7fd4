import * as z from 'zod/mini';
import {
	fromFrameSchema,
	type MessageFromFrame,
	type MessageToFrame,
	toFrameSchema,
} from './map-messages.schema.ts';

// The policies of page and frame allow no code from text, which zod would try.
z.config({ jitless: true });

/** What a `message` event says about where it comes from. */
export interface Sender {
	origin: string;
	source: unknown;
	data: unknown;
}

/** Reads what another window of the same origin sent; undefined for every other origin, window or shape. */
function readFrom<Message>(
	schema: z.ZodMiniType<Message>,
	{ origin, source, data }: Sender,
	expected: { origin: string; source: unknown },
): Message | undefined {
	if (origin !== expected.origin || !expected.source || source !== expected.source) return undefined;
	const { success, data: message } = z.safeParse(schema, data);
	return success ? message : undefined;
}

/** A page's message, as the frame reads it; undefined when it is not one. */
export function readMessageToFrame(
	event: Sender,
	expected: { origin: string; source: unknown },
): MessageToFrame | undefined {
	return readFrom(toFrameSchema, event, expected);
}

/** The frame's message, as the page reads it; undefined when it is not one. */
export function readMessageFromFrame(
	event: Sender,
	expected: { origin: string; source: unknown },
): MessageFromFrame | undefined {
	return readFrom(fromFrameSchema, event, expected);
}
