import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../server/context.ts';
import { repeatWhileListening } from '../server/repeat-while-listening.ts';
import { expireOffers } from './sweep-offers.ts';

/** Seconds between two looks for offers whose hour is over: they are valid to the minute. */
const ROUND_SECONDS = 60;

/** Lets offers expire, while the api listens. Who reads one in between is told its state as it is. */
export function startExpiry(app: FastifyInstance, { database }: ApiContext): void {
	repeatWhileListening(
		app,
		async () => {
			await expireOffers(database.db);
		},
		{ seconds: ROUND_SECONDS, failure: 'offers not expired' },
	);
}
