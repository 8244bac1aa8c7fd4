import { logSchema } from '@estate/shared-contract/log-line';
import { withoutSecrets } from '@estate/shared-contract/without-secrets';
import type { FastifyServerOptions } from 'fastify';
import { ClientGone } from './client-gone.ts';

type LoggerOptions = Exclude<FastifyServerOptions['logger'], boolean | undefined>;

/** What the server logs of requests: neither who asked, nor what stands in an address. Whatever a library adds loses its secrets too. */
export function serverLog(level: string): LoggerOptions {
	return {
		level,
		...logSchema('site'),
		serializers: {
			req: ({ method, url = '' }) => ({ method, url: withoutSecrets(url.split('?')[0] ?? '') }),
			res: ({ statusCode }) => ({ statusCode }),
			// Of @fastify/multipart: holds the headers of who posts.
			busboyOptions: () => ({}),
		},
		hooks: {
			// The proxy's library warns of each, with all that it knows of the error.
			logMethod(given, method) {
				if ((given[0] as unknown) instanceof ClientGone) this.info('request given up by its client');
				else method.apply(this, given);
			},
		},
		stream: { write: (line: string) => void process.stdout.write(withoutSecrets(line)) },
	};
}
