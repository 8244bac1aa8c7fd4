import type { FastifyInstance } from 'fastify';
import { belgianDay } from '../calendar/belgian-day.ts';
import { belgianIso } from '../calendar/belgian-time.ts';
import type { SearchContext } from '../server/context.ts';
import { repeat } from '../server/repeat.ts';
import { matchSavedSearches } from './match-saved-searches.ts';
import { sendDigests, sendNews } from './send-saved-searches.ts';

/** Most seconds between two looks for new properties. */
const ROUND = 60;
/** Hour of the day in Belgium from which the mail of the day goes out. */
const DIGEST_HOUR = 8;

/** Tells saved searches of properties that fit, while the api listens. */
export function registerSavedSearches(app: FastifyInstance, context: SearchContext): void {
	async function round(): Promise<void> {
		const now = new Date();
		await matchSavedSearches(context);
		let mails = await sendNews(context);
		if (Number(belgianIso(now).slice(11, 13)) >= DIGEST_HOUR)
			mails += await sendDigests(context, belgianDay(now));
		if (mails > 0) context.onMailQueued();
	}
	app.addHook('onListen', async () => {
		const rounds = repeat(round, {
			seconds: Math.max(1, Math.min(ROUND, context.configuration.WISH_QUIET)),
			onError: (error) => app.log.error({ err: error }, 'wishes not compared'),
		});
		stop = rounds.stop;
	});
	let stop = async () => {};
	app.addHook('onClose', () => stop());
}
