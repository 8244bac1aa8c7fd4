import type { FastifyInstance } from 'fastify';
import type { SearchContext } from '../server/context.ts';
import { serve } from '../server/serve.ts';
import { readIndexable } from './read-indexable.ts';

/** What the site's map for search engines is made of. */
export function registerIndexable(
	app: FastifyInstance,
	{ database: { db }, searchIndex, kept }: SearchContext,
): void {
	serve(
		app,
		'indexable',
		({ query: { kind, part = 0 }, reader, revision }) =>
			readIndexable(db, () => searchIndex.at(revision), kind, part, reader),
		{ kept },
	);
}
