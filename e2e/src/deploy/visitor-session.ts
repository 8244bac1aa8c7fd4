import {
	type ClientHttp2Session,
	connect,
	constants,
	type IncomingHttpHeaders,
	type IncomingHttpStatusHeader,
} from 'node:http2';
import { connect as connectTcp } from 'node:net';
import { connect as connectTls } from 'node:tls';

export interface Asked {
	path: string;
	method?: 'GET' | 'POST';
	headers?: Record<string, string>;
	body?: string;
}

export interface Answered {
	status: number;
	headers: IncomingHttpHeaders & IncomingHttpStatusHeader;
	body: string;
	bytes: number;
}

const ANSWERED_WITHIN_MS = 30_000;

/** A visitor's HTTP/2 connection over TLS, from an address of loopback of the visitor's own. */
export class VisitorSession {
	readonly #session: ClientHttp2Session;

	static async open(url: string, certificate: string, address = '127.0.0.1'): Promise<VisitorSession> {
		const { port, hostname } = new URL(url);
		const plain = connectTcp({ host: '127.0.0.1', port: Number(port), localAddress: address });
		const socket = connectTls({
			socket: plain,
			servername: hostname,
			ca: certificate,
			ALPNProtocols: ['h2'],
		});
		await new Promise<void>((resolve, reject) => {
			plain.once('error', reject);
			socket.once('secureConnect', () => resolve()).once('error', reject);
		});
		const session = connect(url, { createConnection: () => socket });
		// Each request says what went wrong with it.
		session.on('error', () => {});
		return new VisitorSession(session);
	}

	private constructor(session: ClientHttp2Session) {
		this.#session = session;
	}

	/** The protocol that TLS agreed on: `h2` */
	get protocol(): string {
		return this.#session.alpnProtocol ?? '';
	}

	/** Asks, and reads the whole answer. Throws where the connection breaks or nothing comes within 30 s. */
	ask({ path, method = 'GET', headers = {}, body }: Asked): Promise<Answered> {
		return new Promise((resolve, reject) => {
			const stream = this.#session.request({ ':path': path, ':method': method, ...headers });
			const chunks: Buffer[] = [];
			let head: IncomingHttpHeaders & IncomingHttpStatusHeader = {};
			stream.setTimeout(ANSWERED_WITHIN_MS, () => {
				reject(new Error(`${method} ${path}: no answer`));
				stream.close(constants.NGHTTP2_CANCEL);
			});
			stream.on('response', (given) => {
				head = given;
			});
			stream.on('data', (chunk: Buffer) => chunks.push(chunk));
			stream.once('error', reject);
			stream.once('close', () => {
				const whole = Buffer.concat(chunks);
				if (stream.rstCode !== constants.NGHTTP2_NO_ERROR || head[':status'] === undefined)
					return reject(new Error(`${method} ${path}: the stream broke off (${stream.rstCode})`));
				resolve({ status: head[':status'], headers: head, body: whole.toString(), bytes: whole.byteLength });
			});
			stream.end(body);
		});
	}

	async close(): Promise<void> {
		await new Promise<void>((resolve) => this.#session.close(() => resolve()));
	}
}
