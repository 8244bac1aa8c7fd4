import type { Captcha } from '@estate/shared-contract';
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

/** A proof to solve. Without a picture the browser's work is proof enough: no form is lost where none can be drawn. */
export async function offerCaptcha(
	{ secret, waitSeconds }: { secret: string; waitSeconds: number },
	onFailure: (error: unknown) => void,
	draw: (text: string) => Promise<string> = drawChallenge,
): Promise<Captcha> {
	const { challenge, text } = newChallenge(secret);
	const picture = await draw(text).catch((error: unknown) => {
		onFailure(error);
		return '';
	});
	return { challenge, picture, zeroBits: ZERO_BITS, ...(waitSeconds ? { waitSeconds } : {}) };
}

/** Hands out proofs to solve (decisions 29). */
export function registerCaptcha(app: FastifyInstance, { database: { db }, configuration }: ApiContext): void {
	const limit = {
		name: 'captcha',
		times: configuration.REQUEST_LIMIT * PER_REQUEST,
		windowSeconds: TEN_MINUTES,
	};
	serve(
		app,
		'captcha',
		async () =>
			offerCaptcha({ secret: await installationSecret(db), waitSeconds: configuration.FORM_AGE }, (error) =>
				app.log.error(error),
			),
		{ isPrivate: true, before: [async (request: { ip: string }) => throttleNetwork(db, limit, request.ip)] },
	);
}
