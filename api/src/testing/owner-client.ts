import type { InjectOptions } from 'fastify';
import type { TestApi } from './test-api.ts';

type Method = 'GET' | 'POST' | 'DELETE';

/** A browser of an owner: keeps the cookies that it is given, and sends what browsers send. */
export class OwnerClient {
	readonly #api: TestApi;
	readonly #headers: Record<string, string>;
	readonly cookies = new Map<string, string>();

	constructor(api: TestApi, headers: Record<string, string> = {}) {
		this.#api = api;
		this.#headers = headers;
	}

	async send(method: Method, path: string, payload?: object, headers: Record<string, string> = {}) {
		const options: InjectOptions = {
			method,
			url: `/api/v1/owner/${path}`,
			cookies: Object.fromEntries(this.cookies),
			headers: { ...this.#headers, ...headers },
			...(payload ? { payload } : {}),
		};
		const response = await this.#api.app.inject(options);
		for (const { name, value } of response.cookies)
			if (value === '') this.cookies.delete(name);
			else this.cookies.set(name, value);
		return response;
	}

	get(path: string) {
		return this.send('GET', path);
	}

	post(path: string, payload: object = {}, headers: Record<string, string> = {}) {
		return this.send('POST', path, payload, headers);
	}

	logIn(email: string, password: string) {
		return this.post('session', { email, password });
	}

	/** Status of a page that only a session opens */
	async isLoggedIn(): Promise<boolean> {
		return (await this.get('session')).statusCode === 200;
	}
}

/** The token in the link of the newest mail to this address; undefined when there is none. */
export async function mailedToken({ database: { db } }: TestApi, email: string): Promise<string | undefined> {
	const rows = await db.selectFrom('outbox_mail').selectAll().orderBy('id', 'desc').execute();
	const mail = rows.find(({ message }) => message.to === email);
	return /\/([\da-f]{64})\//.exec(mail?.message.text ?? '')?.[1];
}
