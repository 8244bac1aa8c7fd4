import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../server/context.ts';
import { serve } from '../server/serve.ts';
import { readIndexable } from './read-indexable.ts';

/** What the site's map for search engines is made of. */
export function registerIndexable(app: FastifyInstance, { database: { db } }: ApiContext): void {
	serve(app, 'indexable', ({ query: { kind, part = 0 }, reader }) => readIndexable(db, kind, part, reader));
}
