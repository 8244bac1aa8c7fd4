import { messageOf } from '@estate/shared-contract/message-of';
import { z } from 'zod';

/** The first thing that is wrong with a JSON value, in words: what a schema says of all of them is a page of JSON. */
export function schemaFault(error: unknown): string {
	if (!(error instanceof z.ZodError)) return messageOf(error);
	const path = error.issues[0]?.path ?? [];
	return path.length > 0 ? `its "${path.join('.')}" is missing or not what it has to be` : 'it is no object';
}
