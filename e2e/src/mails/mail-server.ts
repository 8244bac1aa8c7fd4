import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';

/** A mail as it came over the wire. */
export interface RawMail {
	/** Address that the sending server gave */
	recipient: string;
	raw: string;
}

/** A mail that was read as well. */
export type ArrivedMail = RawMail & ParsedMail;

async function freePort(): Promise<number> {
	const server = createServer();
	await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
	const { port } = server.address() as AddressInfo;
	await new Promise((done) => server.close(done));
	return port;
}

/** A real mail server. It can be away, and come back at the same address. */
export class SmtpSink {
	readonly port: number;
	readonly #take: (mail: RawMail) => Promise<void>;
	#server: SMTPServer | undefined;

	constructor(port: number, take: (mail: RawMail) => Promise<void>) {
		this.port = port;
		this.#take = take;
	}

	/** One that is away until it is started. */
	static async reserve(take: (mail: RawMail) => Promise<void>): Promise<SmtpSink> {
		return new SmtpSink(await freePort(), take);
	}

	get url(): string {
		return `smtp://127.0.0.1:${this.port}`;
	}

	async start(): Promise<void> {
		const server = new SMTPServer({
			authOptional: true,
			disabledCommands: ['STARTTLS'],
			onData: (stream, { envelope }, callback) => {
				const pieces: Buffer[] = [];
				stream.on('data', (piece: Buffer) => pieces.push(piece));
				stream.on('end', () => {
					const raw = Buffer.concat(pieces).toString('latin1');
					const recipient = envelope.rcptTo.map(({ address }) => address).join();
					this.#take({ recipient, raw }).then(() => callback(), callback);
				});
			},
		});
		this.#server = server;
		await new Promise<void>((done) => server.listen(this.port, '127.0.0.1', done));
	}

	async stop(): Promise<void> {
		const server = this.#server;
		this.#server = undefined;
		if (server) await new Promise<void>((done) => server.close(() => done()));
	}
}

/** A mail server whose mails are read. */
export class MailServer {
	readonly mails: ArrivedMail[] = [];
	readonly #sink: SmtpSink;

	private constructor(port: number) {
		this.#sink = new SmtpSink(port, async (mail) => {
			this.mails.push({ ...(await simpleParser(Buffer.from(mail.raw, 'latin1'))), ...mail });
		});
	}

	static async reserve(): Promise<MailServer> {
		return new MailServer(await freePort());
	}

	get url(): string {
		return this.#sink.url;
	}

	start(): Promise<void> {
		return this.#sink.start();
	}

	stop(): Promise<void> {
		return this.#sink.stop();
	}

	to(address: string): ArrivedMail[] {
		return this.mails.filter(({ recipient }) => recipient === address);
	}

	/** Resolves with the newest mail to an address that is about something, when it is there. */
	async next(address: string, subject: RegExp): Promise<ArrivedMail> {
		for (const until = Date.now() + 20_000; Date.now() < until; ) {
			const found = this.to(address).findLast((mail) => subject.test(mail.subject ?? ''));
			if (found) return found;
			await new Promise((done) => setTimeout(done, 50));
		}
		const subjects = this.to(address).map((mail) => mail.subject);
		throw new Error(`No mail "${subject}" came to ${address}, only ${JSON.stringify(subjects)}.`);
	}
}

/** A header of a raw mail, unfolded; undefined when it is not there. */
export function headerOf({ raw }: RawMail, name: string): string | undefined {
	const head = raw.slice(0, raw.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ');
	return new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1];
}

/** The first address of the site in the text of a mail that leads to a page. */
export function linkIn({ text = '' }: ArrivedMail, page: RegExp): string {
	const link = (text.match(/http\S+/g) ?? []).find((address) => page.test(address));
	if (!link) throw new Error(`No link ${page} in:\n${text}`);
	return link;
}
