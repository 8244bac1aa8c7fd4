import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import type { Question } from './visitor-requests.ts';

const TIME_LIMIT_MS = 30_000;

export interface Reply {
	status: number;
	headers: IncomingHttpHeaders;
	body: Buffer;
}

/** A visitor's one connection, from an address of the visitor's own. */
export class Connection {
	readonly #agent = new Agent({ keepAlive: true, maxSockets: 1 });
	readonly #origin: string;
	readonly #address: string;

	constructor(origin: string, address: string) {
		this.#origin = origin;
		this.#address = address;
	}

	/** Asks, and reads the whole answer. */
	ask({ path, method = 'GET', headers, body }: Omit<Question, 'kind' | 'expected'>): Promise<Reply> {
		return new Promise((resolve, reject) => {
			const asked = request(`${this.#origin}${path}`, {
				method,
				agent: this.#agent,
				timeout: TIME_LIMIT_MS,
				headers: {
					'accept-encoding': 'br',
					'x-forwarded-for': this.#address,
					...headers,
					...(body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }),
				},
			});
			asked.once('timeout', () => asked.destroy(new Error('no answer')));
			asked.once('error', (error) => reject(new Error(`${method} ${path}: ${error.message}`)));
			asked.once('response', (answer) => {
				const chunks: Buffer[] = [];
				answer.on('data', (chunk: Buffer) => chunks.push(chunk));
				answer.once('error', reject);
				answer.once('end', () =>
					resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
				);
			});
			asked.end(body);
		});
	}

	close(): void {
		this.#agent.destroy();
	}
}
