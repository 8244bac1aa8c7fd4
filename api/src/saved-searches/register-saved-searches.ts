import { belgianDay } from '@estate/shared-contract';
import type { FastifyInstance } from 'fastify';
import { belgianIso } from '../calendar/belgian-time.ts';
import type { SearchContext } from '../server/context.ts';
import { repeatWhileListening } from '../server/repeat-while-listening.ts';
import { Round } from '../server/round.ts';
import { matchSavedSearches } from './match-saved-searches.ts';
import { sendNews, sendSavedSearchDigests } from './send-saved-searches.ts';
import { sendWatched } from './watch/send-watched.ts';

/** Most seconds between two looks for new properties. */
const ROUND_SECONDS = 60;
/** Hour of the day in Belgium from which the mail of the day goes out. */
const DIGEST_HOUR = 8;

/** Sends saved searches the properties that fit, while the api listens. */
export function registerSavedSearches(app: FastifyInstance, context: SearchContext): void {
	async function send(): Promise<void> {
		const now = new Date();
		const today = Number(belgianIso(now).slice(11, 13)) >= DIGEST_HOUR ? belgianDay(now) : undefined;
		const round = new Round(context.database.db);
		let mails = 0;
		await round.part('matches', async () => void (await matchSavedSearches(context)));
		await round.part('news', async () => {
			mails += await sendNews(context);
		});
		await round.part('digests', async () => {
			if (today !== undefined) mails += await sendSavedSearchDigests(context, today);
		});
		await round.part('watched properties', async () => {
			mails += await sendWatched(context, today);
		});
		if (mails > 0) context.onMailQueued();
		round.end();
	}
	repeatWhileListening(app, send, {
		seconds: Math.max(1, Math.min(ROUND_SECONDS, context.configuration.WISH_QUIET)),
		failure: 'saved searches not compared',
	});
}
