import { EVERY, permitted } from '@estate/releases';
import { doneText, makeOrPropose } from '@estate/releases/operations';
import type { ReleaseLogEntry } from '@estate/shared-contract';
import type { FastifyInstance } from 'fastify';
import { CONSOLE_PATH, type DoneAnswer } from '../console-answers.ts';
import { commandSchema } from '../console-api.ts';
import type { RequestCallers } from './access/request-callers.ts';
import { checked } from './bad-request.ts';
import { consoleEntry } from './console-entry.ts';
import type { ConsoleSettings } from './console-settings.ts';
import type { LiveOverview } from './live-overview.ts';
import { consoleProposal } from './proposals/console-proposal.ts';
import { wantedChangeOf } from './proposals/wanted-change-of.ts';
import { requirePage } from './require-page.ts';
import { actionOf, runCommand } from './run-command.ts';

interface CommandTools extends Pick<ConsoleSettings, 'store' | 'channel'> {
	callers: RequestCallers;
	overview: LiveOverview;
}

/** `POST api/commands`: what is done at once, or proposed where two people have to agree. */
export function commandRoutes(
	app: FastifyInstance,
	{ store, channel, callers, overview }: CommandTools,
): void {
	const doneAnswer = (entry: ReleaseLogEntry): DoneAnswer => {
		const done = doneText(entry, channel);
		return { entry: consoleEntry(entry), ...(done ? { done } : {}) };
	};

	app.post(`${CONSOLE_PATH}api/commands`, async (request): Promise<DoneAnswer> => {
		const command = checked(commandSchema, request.body);
		const caller = callers.caller(request);
		const run = (who: string, read = store) => runCommand(read, channel, who, command);
		const wanted = wantedChangeOf(command, channel);
		if (!wanted) {
			const asked = { action: actionOf(command), remote: command.remote ?? EVERY, channel };
			return doneAnswer(await permitted(store.records, caller, asked, (who) => run(who)));
		}
		const check = async () => {
			if (command.command === 'retire' && command.redirect) await requirePage(app, command.redirect);
		};
		const { made, proposal } = await makeOrPropose(store, caller, wanted, {
			make: async (who, asDecided) => {
				await check();
				return run(who, asDecided);
			},
			check,
		});
		if (made) return doneAnswer(made);
		overview.refresh();
		return { proposal: consoleProposal(proposal) };
	});
}
