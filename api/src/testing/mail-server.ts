import { freePort } from '@estate/shared-contract/samples';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';

/** A mail as it came over the wire, and as a mail program reads it. */
export interface ArrivedMail extends ParsedMail {
	/** Address that the sending server gave; several are joined by commas */
	recipient: string;
	raw: string;
}

/** A real mail server that keeps what it gets. It can be away, and come back at the same address. */
export class MailServer {
	readonly mails: ArrivedMail[] = [];
	/** An address that it does not know */
	refuses = '';
	readonly #port: number;
	#server: SMTPServer | undefined;

	private constructor(port: number) {
		this.#port = port;
	}

	/** One that is away until it is started. */
	static async reserve(): Promise<MailServer> {
		return new MailServer(await freePort());
	}

	static async started(): Promise<MailServer> {
		const server = await MailServer.reserve();
		await server.start();
		return server;
	}

	get url(): string {
		return `smtp://127.0.0.1:${this.#port}`;
	}

	async start(): Promise<void> {
		const server = new SMTPServer({
			authOptional: true,
			disabledCommands: ['STARTTLS'],
			onRcptTo: ({ address }, _session, callback) =>
				callback(address === this.refuses ? new Error('No such mailbox') : null),
			onData: (stream, { envelope }, callback) => {
				const pieces: Buffer[] = [];
				stream.on('data', (piece: Buffer) => pieces.push(piece));
				stream.on('end', () => {
					const recipient = envelope.rcptTo.map(({ address }) => address).join();
					this.#take(recipient, Buffer.concat(pieces)).then(() => callback(), callback);
				});
			},
		});
		// A sender that is killed in the middle of a mail.
		server.on('error', () => {});
		this.#server = server;
		await new Promise<void>((done) => server.listen(this.#port, '127.0.0.1', done));
	}

	async stop(): Promise<void> {
		const server = this.#server;
		this.#server = undefined;
		if (server) await new Promise<void>((done) => server.close(() => done()));
	}

	async #take(recipient: string, raw: Buffer): Promise<void> {
		this.mails.push({ ...(await simpleParser(raw)), recipient, raw: raw.toString('latin1') });
	}

	to(address: string): ArrivedMail[] {
		return this.mails.filter(({ recipient }) => recipient === address);
	}

	/** Resolves with the newest mail to an address that is about something, when it is there. */
	async next(address: string, subject: RegExp): Promise<ArrivedMail> {
		for (const until = Date.now() + 50_000; Date.now() < until; ) {
			const found = this.to(address).findLast((mail) => subject.test(mail.subject ?? ''));
			if (found) return found;
			await new Promise((done) => setTimeout(done, 50));
		}
		const subjects = this.to(address).map((mail) => mail.subject);
		throw new Error(`No mail "${subject}" came to ${address}, only ${JSON.stringify(subjects)}.`);
	}
}

/** A header of a raw mail, unfolded; undefined when it is not there. */
export function headerOf({ raw }: ArrivedMail, name: string): string | undefined {
	const head = raw.slice(0, raw.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ');
	return new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1];
}

/** The first address of the site in the text of a mail that leads to a page. */
export function linkIn({ text = '' }: ArrivedMail, page: RegExp): string {
	const link = (text.match(/http\S+/g) ?? []).find((address) => page.test(address));
	if (!link) throw new Error(`No link ${page} in:\n${text}`);
	return link;
}
