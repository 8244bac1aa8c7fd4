import { type Goal, parseSearch } from '@estate/shared-contract';
import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../server/context.ts';
import { notFound } from '../server/http-error.ts';
import { serve } from '../server/serve.ts';
import { readProperty } from './read-property.ts';
import { countProperties, searchProperties } from './search-properties.ts';

const idsOf = (ids: string | undefined) => ids?.split(',').map(Number);

/** Search, live count and detail of homes. */
export function registerProperties(app: FastifyInstance, { database: { db } }: ApiContext): void {
	serve(app, 'properties', async ({ query, search, reader }) =>
		searchProperties(db, parseSearch(search, Number(query.goal) as Goal), reader, {
			pageSize: query.pageSize,
			ids: idsOf(query.ids),
		}),
	);
	serve(app, 'propertyCount', async ({ query, search }) => ({
		total: await countProperties(db, parseSearch(search, Number(query.goal) as Goal), idsOf(query.ids)),
	}));
	serve(app, 'property', async ({ params, search, reader }) => {
		const answer = await readProperty(db, params.id, search, reader);
		if (!answer) throw notFound('home');
		return answer;
	});
}
