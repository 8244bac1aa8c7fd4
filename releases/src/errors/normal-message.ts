import { MESSAGE_CHARACTERS } from './error-group.schema.ts';

const ADDRESS = /\b(?:https?|file|blob):\/\/\S+/g;
const QUOTED = /(["'`])(?:(?!\1).){1,200}\1/g;
const NUMBER = /\d+/g;

/** What an error says, without what differs from time to time: addresses, quoted values, numbers. The first line alone. */
export function normalMessage(message: string): string {
	const [line = ''] = message.slice(0, 2 * MESSAGE_CHARACTERS).split('\n');
	return line
		.replace(ADDRESS, '<address>')
		.replace(QUOTED, '$1…$1')
		.replace(NUMBER, '#')
		.trim()
		.slice(0, MESSAGE_CHARACTERS);
}
