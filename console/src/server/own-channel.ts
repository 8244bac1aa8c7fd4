import type { Channel } from '@estate/shared-contract';
import { BadRequest } from './bad-request.ts';

/**
 * What a command asks for, without the channel that it names: a site changes no other channel than the one that it serves.
 * Throws BadRequest 409 where that is another one.
 */
export function ofOwnChannel(body: unknown, own: Channel): unknown {
	if (typeof body !== 'object' || body === null || !('channel' in body)) return body;
	const { channel, ...rest } = body;
	if (channel === own) return rest;
	throw new BadRequest(
		409,
		'other-channel',
		`This site serves the channel ${own}, and the command is about ${String(channel).slice(0, 40)}: nothing was done. Give RELEASES_URL the address of a site of that channel, or leave --channel out where ${own} is meant.`,
	);
}
