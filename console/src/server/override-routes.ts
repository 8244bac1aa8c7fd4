import { permitted, ReleaseError } from '@estate/releases';
import { overrideLink } from '@estate/releases/operations';
import type { FastifyInstance } from 'fastify';
import { CONSOLE_PATH, type OverrideAnswer } from '../console-answers.ts';
import { overrideSchema } from '../console-api.ts';
import type { RequestCallers } from './access/request-callers.ts';
import { checked } from './bad-request.ts';
import type { ConsoleSettings } from './console-settings.ts';

interface OverrideTools extends Pick<ConsoleSettings, 'store' | 'channel' | 'siteUrl' | 'overrideSecret'> {
	callers: RequestCallers;
}

/** `POST api/overrides`: a link by which one browser gets another version. */
export function overrideRoutes(
	app: FastifyInstance,
	{ store, channel, siteUrl, overrideSecret: secret, callers }: OverrideTools,
): void {
	app.post(`${CONSOLE_PATH}api/overrides`, async (request): Promise<OverrideAnswer> => {
		const override = checked(overrideSchema, request.body);
		const asked = { action: 'override', remote: override.remote, channel } as const;
		const link = await permitted(store.records, callers.caller(request), asked, async () => {
			// Who asks has no part in how the site is started.
			if (!secret)
				throw new ReleaseError(
					'no-secret',
					'This site was started without RELEASE_OVERRIDE_SECRET, so it signs no links: ask an operator to start the site with RELEASE_OVERRIDE_SECRET (16 characters or more).',
				);
			return overrideLink(store.artifacts, override, { secret, siteUrl });
		});
		return { link };
	});
}
