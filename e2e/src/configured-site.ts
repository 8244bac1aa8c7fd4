import { createServer, request as forward, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { SiteConfiguration } from '@estate/shared-contract';
import { freePort } from '@estate/shared-contract/samples';
import { ServerProcess } from '../../scripts/stack/server-process.ts';
import { TEST_API_URL, TEST_DATA_DIR, TEST_SITE_URL, testStackSettings } from './test-stack.ts';

async function textOf(message: IncomingMessage): Promise<string> {
	let text = '';
	for await (const piece of message.setEncoding('utf8')) text += piece;
	return text;
}

type Change = (configuration: SiteConfiguration) => void;

export interface ConfiguredSite {
	url: string;
	/** Text of `/metrics` */
	metrics(): Promise<string>;
	/** From now on the site reaches no api */
	cutApi(): void;
	stop(): Promise<void>;
}

/** The test stack's api, but for what is changed in the site's configuration. */
async function startConfiguredApi(change: Change): Promise<{ url: string; close(): void }> {
	const server = createServer((request, response) => {
		const { origin, ...given } = request.headers;
		// That api belongs to the test stack's site.
		const own = origin === undefined ? {} : { origin: TEST_SITE_URL };
		const headers = { ...given, ...own, 'accept-encoding': 'identity' };
		const onward = forward(
			TEST_API_URL + request.url,
			{ method: request.method, headers },
			async (answer) => {
				if (!request.url?.startsWith('/api/v1/site')) {
					response.writeHead(answer.statusCode ?? 502, answer.headers);
					answer.pipe(response);
					return;
				}
				const site = JSON.parse(await textOf(answer)) as { configuration?: SiteConfiguration };
				if (site.configuration) change(site.configuration);
				response.writeHead(answer.statusCode ?? 502, { 'content-type': 'application/json' });
				response.end(JSON.stringify(site));
			},
		);
		onward.on('error', () => response.destroy());
		request.pipe(onward);
	});
	// As the api keeps connections: longer than a site that is not asked keeps them itself.
	server.keepAliveTimeout = 72_000;
	await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
	return {
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		close() {
			server.close();
			server.closeAllConnections();
		},
	};
}

/** A further site on the test stack's data and releases, with another configuration than the demo agency's, or with other settings. */
export async function startConfiguredSite(
	name: string,
	change: Change,
	environment: NodeJS.ProcessEnv = {},
): Promise<ConfiguredSite> {
	const [api, port, metricsPort] = await Promise.all([startConfiguredApi(change), freePort(), freePort()]);
	const url = `http://localhost:${port}`;
	const site = new ServerProcess({
		name: `${name} site`,
		file: 'shell/src/server/main.ts',
		healthUrl: `${url}/healthz`,
		restart: false,
		environment: {
			...testStackSettings().environment,
			PORT: String(port),
			METRICS_PORT: String(metricsPort),
			SITE_URL: url,
			API_URL: api.url,
			DATA_DIR: path.join(TEST_DATA_DIR, `${name}-site-${port}`),
			...environment,
		},
	});
	await site.start();
	return {
		url,
		metrics: async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text(),
		cutApi: () => api.close(),
		async stop() {
			await site.stop();
			api.close();
		},
	};
}
