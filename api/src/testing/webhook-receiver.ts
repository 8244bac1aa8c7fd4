import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A delivery as it arrived. */
export interface ArrivedDelivery {
	headers: Record<string, string | string[] | undefined>;
	body: string;
	event: { id: string; type: string; subject: string; data: Record<string, unknown> };
}

/** A receiver of webhooks on a port of its own. It can be away (503), or hang: take what comes and never answer. */
export class WebhookReceiver {
	readonly arrived: ArrivedDelivery[] = [];
	/** Deliveries while it was away or hung included */
	tries = 0;
	mood: 'well' | 'away' | 'hangs' = 'well';
	readonly #server: Server;

	private constructor(server: Server) {
		this.#server = server;
	}

	static async started(): Promise<WebhookReceiver> {
		const server = createServer();
		const receiver = new WebhookReceiver(server);
		server.on('request', async (request, response) => {
			const pieces: Buffer[] = [];
			for await (const piece of request) pieces.push(piece as Buffer);
			receiver.#take(request.headers, Buffer.concat(pieces).toString(), response);
		});
		await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
		return receiver;
	}

	get address(): string {
		return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/hook`;
	}

	#take(headers: ArrivedDelivery['headers'], body: string, response: ServerResponse): void {
		this.tries++;
		if (this.mood === 'hangs') return;
		if (this.mood === 'well') this.arrived.push({ headers, body, event: JSON.parse(body) });
		response.writeHead(this.mood === 'well' ? 204 : 503).end();
	}

	async stop(): Promise<void> {
		this.#server.closeAllConnections();
		await new Promise<void>((done) => this.#server.close(() => done()));
	}
}
