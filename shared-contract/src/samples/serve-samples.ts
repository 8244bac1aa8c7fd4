import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ENDPOINTS, type EndpointName } from '../api/endpoints.ts';
import { sampleAnswer } from './sample-answer.ts';
import type { SampleAnswer, SampleCall } from './sample-call.ts';

/** A call as it arrived, for tests that ask what was sent. */
export interface RecordedCall extends SampleCall {
	name: EndpointName;
	headers: Record<string, string | string[] | undefined>;
}

type Reply = (call: SampleCall) => SampleAnswer | Promise<SampleAnswer>;

export interface SampleApi {
	/** Origin to hand to `createApiClient` */
	url: string;
	calls: RecordedCall[];
	/** Answers an endpoint in another way until `reset`; a number is an error status, a promise an answer that is held back */
	answer(name: EndpointName, reply: number | Reply): void;
	reset(): void;
	close(): Promise<void>;
}

const PATTERNS = Object.entries(ENDPOINTS)
	.map(([name, { method, path }]) => ({
		name: name as EndpointName,
		method,
		literals: path.split('/').filter((part) => !part.startsWith(':')).length,
		expression: new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`),
	}))
	.sort((one, other) => other.literals - one.literals);

async function bodyOf(request: IncomingMessage): Promise<unknown> {
	let text = '';
	for await (const piece of request.setEncoding('utf8')) text += piece;
	try {
		return text ? JSON.parse(text) : undefined;
	} catch {
		return undefined;
	}
}

function send(response: ServerResponse, { status, body, headers, cookies = [] }: SampleAnswer): void {
	const json = JSON.stringify(body);
	response.writeHead(status, {
		'content-length': Buffer.byteLength(json),
		'content-type': 'application/json; charset=utf-8',
		...headers,
		...(cookies.length > 0 ? { 'set-cookie': cookies } : {}),
	});
	response.end(json);
}

const refusal = (status: number): SampleAnswer => ({
	status,
	body: {
		error: { code: status === 404 ? 'not-found' : 'failed', message: `Answered ${status} as replies.` },
	},
});

/** Starts a real HTTP server on 127.0.0.1 that answers as the api does, from the samples. */
export async function serveSamples({ port = 0 }: { port?: number } = {}): Promise<SampleApi> {
	const calls: RecordedCall[] = [];
	const replies = new Map<EndpointName, Reply>();
	const server = createServer(async (request, response) => {
		const { pathname, searchParams } = new URL(request.url ?? '/', 'http://samples');
		for (const { name, method, expression } of PATTERNS) {
			const match = method === request.method ? expression.exec(pathname) : null;
			if (!match) continue;
			const call: SampleCall = {
				params: Object.fromEntries(
					Object.entries(match.groups ?? {}).map(([key, value]) => [key, decodeURIComponent(value)]),
				),
				query: searchParams,
				body: await bodyOf(request),
				cookie: request.headers.cookie ?? '',
			};
			calls.push({ name, headers: request.headers, ...call });
			send(response, (await replies.get(name)?.(call)) ?? sampleAnswer(name, call));
			return;
		}
		send(response, refusal(404));
	});
	await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
	return {
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		calls,
		answer: (name, reply) => replies.set(name, typeof reply === 'number' ? () => refusal(reply) : reply),
		reset: () => {
			replies.clear();
			calls.length = 0;
		},
		close: () =>
			new Promise((done) => {
				server.close(() => done());
				server.closeAllConnections();
			}),
	};
}
