import { permitted, promotionAction, ReleaseError } from '@estate/releases';
import { makeOrPropose } from '@estate/releases/operations';
import type { FastifyInstance } from 'fastify';
import { CONSOLE_PATH } from '../console-answers.ts';
import { checkSchema, promotionSchema } from '../console-api.ts';
import type { RequestCallers } from './access/request-callers.ts';
import { checked } from './bad-request.ts';
import type { ConsoleSettings } from './console-settings.ts';
import type { LiveOverview } from './live-overview.ts';
import { sendLines } from './promotion-lines.ts';
import type { Promotions } from './promotions.ts';
import { consoleProposal } from './proposals/console-proposal.ts';

const API = `${CONSOLE_PATH}api`;

interface PromotionTools extends Pick<ConsoleSettings, 'store' | 'channel'> {
	callers: RequestCallers;
	promotions: Promotions;
	overview: LiveOverview;
}

/** Checks and promotions, which take long: the answer is lines, as it goes on. */
export function promotionRoutes(
	app: FastifyInstance,
	{ store, channel, callers, promotions, overview }: PromotionTools,
): void {
	app.post(`${API}/checks`, async (request, reply) => {
		const check = checked(checkSchema, request.body);
		const caller = callers.caller(request);
		const asked = { action: 'check', remote: check.remote, channel } as const;
		return sendLines(reply, async (onPage) => ({
			kind: 'passed',
			...(await permitted(store.records, caller, asked, (who) => promotions.check(who, check, onPage))),
		}));
	});

	app.post(`${API}/cancellations`, async (request, reply) => {
		const running = await promotions.running();
		if (!running) throw new ReleaseError('busy', 'No check runs just now: it has ended.');
		const asked = { action: 'check', remote: running.remote, channel } as const;
		await permitted(store.records, callers.caller(request), asked, (who) => promotions.cancel(who));
		return reply.code(204).send();
	});

	app.post(`${API}/promotions`, async (request, reply) => {
		const promotion = checked(promotionSchema, request.body);
		const caller = callers.caller(request);
		const { why, ...check } = promotion;
		const { remote, version, rollout, waived } = check;
		const change = { kind: 'promote', version, rollout, waived } as const;
		const wanted = { channel, remote, why, action: promotionAction(rollout), change };
		return sendLines(reply, async (onPage) => {
			const { made, proposal } = await makeOrPropose(store, caller, wanted, {
				make: (who) => promotions.promote(who, promotion, onPage),
				check: (who) => promotions.check(who, check, onPage),
			});
			if (made) return { kind: 'promoted', ...made };
			overview.refresh();
			return { kind: 'proposed', proposal: consoleProposal(proposal) };
		});
	});
}
