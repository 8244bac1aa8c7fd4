import type { IncomingMessage, ServerResponse } from 'node:http';
import { remoteRoutes } from '@estate/shared-contract';
import { SAMPLE_CONFIGURATION, samplePageRoutes, serveSamples } from '@estate/shared-contract/samples';
import type { RemoteSource } from '../build/remote-source.ts';
import { situationsOf } from '../situations/situations.ts';
import type { BuildNews } from './build-news.ts';
import { COOKIE_HEADER, PAGE_FACTS_PATH, type PageFacts } from './page-facts.ts';

const DOCUMENT = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Development</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/client/page.css">
<div id="page"></div>
<script type="module" src="/client/page.js"></script>
`;

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** In place of the page, until there is a build that it could be made of. */
const failureDocument = (errors: readonly string[]) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta http-equiv="refresh" content="1">
<title>Development</title>
<link rel="icon" href="data:,">
<pre role="alert">${errors.join('\n\n').replace(/[&<>"]/g, (letter) => ENTITIES[letter] ?? '')}</pre>
`;

/** In place of every picture of the samples, which have none */
const PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path fill="#d6cdbe" d="M0 0h4v3H0z"/></svg>`;

function factsOf({ config }: RemoteSource): PageFacts {
	const { name, slots } = config;
	return {
		remote: name,
		slots: slots.map((slot) => slot.name),
		routes: [...remoteRoutes(config), ...samplePageRoutes()],
		site: SAMPLE_CONFIGURATION,
		situations: situationsOf(config, []).map(({ slot, name, request }) => {
			const { language, route, location, input, apiHeaders } = request;
			const { cookie } = apiHeaders;
			return { slot, name, language, route, location, input, ...(cookie ? { cookie } : {}) };
		}),
	};
}

async function forward(request: IncomingMessage, response: ServerResponse, apiUrl: string): Promise<void> {
	const body = await request.toArray();
	const cookie = request.headers[COOKIE_HEADER] ?? request.headers.cookie;
	const answer = await fetch(apiUrl + request.url, {
		method: request.method ?? 'GET',
		headers: {
			'content-type': request.headers['content-type'] ?? 'application/json',
			...(cookie ? { cookie: String(cookie) } : {}),
		},
		...(body.length > 0 ? { body: Buffer.concat(body) } : {}),
	});
	response.writeHead(answer.status, {
		'content-type': answer.headers.get('content-type') ?? 'application/json',
		'set-cookie': answer.headers.getSetCookie(),
	});
	response.end(Buffer.from(await answer.arrayBuffer()));
}

export interface PageServer {
	/** False when the request is for something else */
	answer(request: IncomingMessage, response: ServerResponse): Promise<boolean>;
	stop(): Promise<void>;
}

/** What a remote's own page needs besides its scripts: the document under every address, the contract's samples as its api, and pictures. */
export async function startPageServer(
	source: () => RemoteSource | undefined,
	news: () => BuildNews,
): Promise<PageServer> {
	const api = await serveSamples();
	return {
		async answer(request, response) {
			const { pathname } = new URL(request.url ?? '/', 'http://localhost');
			const current = source();
			const send = (type: string, body: string) => {
				response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
				return true;
			};
			if (pathname.startsWith('/api/')) {
				await forward(request, response, api.url);
				return true;
			}
			if (pathname === PAGE_FACTS_PATH && current)
				return send('application/json; charset=utf-8', JSON.stringify(factsOf(current)));
			// Pictures, QR codes: the samples name them, and there are none.
			if (pathname.startsWith('/media/') || pathname.endsWith('.svg')) return send('image/svg+xml', PICTURE);
			if (!pathname.endsWith('/')) return false;
			const { hash, errors } = news();
			return send('text/html; charset=utf-8', hash === '' ? failureDocument(errors) : DOCUMENT);
		},
		stop: () => api.close(),
	};
}
