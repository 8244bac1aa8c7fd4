import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../server/context.ts';
import { installationSecret } from '../server/installation-secret.ts';
import { serve } from '../server/serve.ts';
import { throttleNetwork } from '../server/throttle.ts';
import { newChallenge, ZERO_BITS } from './challenge.ts';
import { drawChallenge } from './draw-challenge.ts';

const TEN_MINUTES = 600;
/** People look at more pictures than they send forms. */
const PER_REQUEST = 6;

/** Hands out proofs to solve (decisions 29). */
export function registerCaptcha(
	app: FastifyInstance,
	{ database: { db }, configuration }: ApiContext,
	draw: (text: string) => Promise<string> = drawChallenge,
): void {
	const limit = {
		name: 'captcha',
		times: configuration.REQUEST_LIMIT * PER_REQUEST,
		windowSeconds: TEN_MINUTES,
	};
	serve(
		app,
		'captcha',
		async () => {
			const { challenge, text } = newChallenge(await installationSecret(db));
			// Without a picture the browser's work is proof enough: no form is lost for it.
			const picture = await draw(text).catch((error: unknown) => {
				app.log.error(error);
				return '';
			});
			return { challenge, picture, zeroBits: ZERO_BITS };
		},
		{ isPrivate: true, before: [async (request: { ip: string }) => throttleNetwork(db, limit, request.ip)] },
	);
}
