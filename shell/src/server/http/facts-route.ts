import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { VisitorSites } from '../releases/override/visitor-sites.ts';
import type { LiveSite } from '../site/live-site.ts';
import { EncodedBody } from './encoded-body.ts';
import { noSuchFile } from './no-such-file.ts';
import { sendImmutableJson } from './send-immutable-json.ts';

/** Instances on one store agree within this time */
const AGREED_WITHIN_MS = 2_000;
const LOOK_EVERY_MS = 100;
const FACTS = /^routes\.[0-9a-f]{12}\.json$/;

export interface FactsSettings {
	live: LiveSite;
	sites: VisitorSites;
}

/** `/-/routes.<hash>.json`: facts of the site. */
export async function factsRoute(app: FastifyInstance, { live, sites }: FactsSettings): Promise<void> {
	let latest: { json: string; body: EncodedBody } | undefined;

	/** Compressed once: nearly all browsers ask for the newest facts. */
	function factsBody(json: string): EncodedBody {
		if (latest?.json !== json) latest = { json, body: new EncodedBody(json) };
		return latest.body;
	}

	app.get<{ Params: { file: string } }>('/-/:file', async (request, reply) => {
		const { file } = request.params;
		if (!FACTS.test(file)) return noSuchFile(reply);
		const json = await soon(async () => {
			// Anyone who has an override asks for facts that only the override makes.
			await sites.of(request.headers.cookie).then(({ state }) => state);
			return live.facts(`/-/${file}`);
		});
		if (json === undefined) return noSuchFile(reply);
		return sendImmutableJson(request, reply, factsBody(json));
	});
}

/** Another instance may be slightly ahead: what it has given out is known here soon. */
async function soon<Value>(look: () => Promise<Value | undefined>): Promise<Value | undefined> {
	for (let waitedMs = 0; ; waitedMs += LOOK_EVERY_MS) {
		const found = await look();
		if (found !== undefined || waitedMs >= AGREED_WITHIN_MS) return found;
		await pause(LOOK_EVERY_MS);
	}
}
