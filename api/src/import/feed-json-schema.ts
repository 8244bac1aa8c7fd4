import { z } from 'zod';
import { feedItemSchema } from './feed/feed-item.schema.ts';

/** JSON Schema (2020-12) of one line of a feed, for anyone who writes one. */
export function feedJsonSchema(): object {
	return z.toJSONSchema(feedItemSchema, { io: 'input', unrepresentable: 'any' });
}
