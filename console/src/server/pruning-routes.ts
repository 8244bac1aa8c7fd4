import { EVERYWHERE, permitted, type ReleaseStore } from '@estate/releases';
import { pruneVersions } from '@estate/releases/operations';
import type { FastifyInstance } from 'fastify';
import { CONSOLE_PATH, type PruningAnswer } from '../console-answers.ts';
import { pruningSchema } from '../console-api.ts';
import type { RequestCallers } from './access/request-callers.ts';
import { checked } from './bad-request.ts';

/** `POST api/prunings`: versions that are taken out of the store, or would be. */
export function pruningRoutes(
	app: FastifyInstance,
	{ store, callers }: { store: ReleaseStore; callers: RequestCallers },
): void {
	app.post(`${CONSOLE_PATH}api/prunings`, async (request): Promise<PruningAnswer> => {
		const pruning = checked(pruningSchema, request.body);
		const asked = { action: 'prune', ...EVERYWHERE } as const;
		const versions = await permitted(store.records, callers.caller(request), asked, () =>
			pruneVersions(store, pruning),
		);
		return { versions };
	});
}
