import { type AuditEntry, AuditLog, EVERYWHERE, type ReleaseStore, requireGranted } from '@estate/releases';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { CONSOLE_PATH } from '../../console-answers.ts';
import { auditQuerySchema } from '../../console-api.ts';
import type { AuditAnswer, AuditChainAnswer } from '../../log-answers.ts';
import { checked } from '../bad-request.ts';
import { auditChain } from './audit-chain.ts';
import type { RequestCallers } from './request-callers.ts';

const AUDIT_PAGE = 50;

type Wanted = Omit<z.infer<typeof auditQuerySchema>, 'before'>;

/** Entries about every remote (`*`) are about each. */
const isWanted =
	({ remote, who = '', action, outcome }: Wanted) =>
	(entry: AuditEntry): boolean =>
		(remote === undefined || entry.remote === remote || entry.remote === '*') &&
		entry.who.toLowerCase().includes(who.toLowerCase()) &&
		(action === undefined || entry.action === action) &&
		(outcome === undefined || entry.outcome === outcome);

/** `GET api/audit`: who did what and what was refused; `GET api/audit/chain`: is it all there, as it was written? For who has the right alone. */
export function auditRoutes(
	app: FastifyInstance,
	{ store: { records }, callers }: { store: ReleaseStore; callers: RequestCallers },
): void {
	const log = new AuditLog(records);
	const admit = (request: FastifyRequest) =>
		requireGranted(records, callers.caller(request), { action: 'audit', ...EVERYWHERE });

	app.get(`${CONSOLE_PATH}api/audit`, async (request): Promise<AuditAnswer> => {
		await admit(request);
		const { before, ...wanted } = checked(auditQuerySchema, request.query);
		return log.page({ limit: AUDIT_PAGE, before, isWanted: isWanted(wanted) });
	});

	const chain = auditChain(log);
	app.get(`${CONSOLE_PATH}api/audit/chain`, async (request): Promise<AuditChainAnswer> => {
		await admit(request);
		return chain();
	});
}
