import { ReleaseError } from '../../release-error.ts';
import { refusalSchema } from './refusal.schema.ts';

const CONSOLE = '/-/ops/';
const API = `${CONSOLE}api`;
/** Of an answer; what a site tells of hundreds of remotes is a tenth of it */
const MOST_CHARACTERS = 16 * 1024 * 1024;
/** Until the last byte of what only reads */
const READS_FOR_MS = 30_000;

/** A site through whose console a command works, with the token of the access list alone. */
export interface ReleaseSite {
	origin: string;
	token: string;
}

/** Origin of the site of RELEASES_URL, where that is no store but a site's address. Throws ReleaseError `bad-location`. */
export function siteOrigin(environment: NodeJS.ProcessEnv = process.env): string | undefined {
	const given = environment.RELEASES_URL ?? '';
	if (!/^https?:\/\//.test(given)) return undefined;
	const { origin, protocol, hostname } = new URL(given);
	if (protocol === 'http:' && !['127.0.0.1', 'localhost'].includes(hostname))
		throw new ReleaseError(
			'bad-location',
			`RELEASES_URL is ${origin}: a token goes to an https address alone.`,
		);
	return origin;
}

/** The same with the token of RELEASE_TOKEN. Throws ReleaseError `no-access` without one. */
export function releaseSite(environment: NodeJS.ProcessEnv = process.env): ReleaseSite | undefined {
	const origin = siteOrigin(environment);
	if (origin === undefined) return undefined;
	const token = environment.RELEASE_TOKEN;
	if (token) return { origin, token };
	throw new ReleaseError(
		'no-access',
		`RELEASES_URL is the site ${origin}, and there is no token in RELEASE_TOKEN: ask an operator for one (npm run release -- access add).`,
	);
}

const noConsole = (origin: string) =>
	new ReleaseError(
		'no-shell',
		`${origin} takes no commands, since it has no operator console: start that site with OPS_TOKEN, or set RELEASES_URL to the address of one that has it.`,
	);

/** The text of an answer. Throws an Error for one without end, which would take all memory. */
export async function answerText({ body }: Response): Promise<string> {
	let text = '';
	for await (const part of body?.pipeThrough(new TextDecoderStream()) ?? []) {
		text += part;
		if (text.length > MOST_CHARACTERS) throw new Error('its answer is too long');
	}
	return text;
}

/** Ends a question whose answer trickles in. */
export const readingSignal = (): AbortSignal => AbortSignal.timeout(READS_FOR_MS);

/** Asks before work that would be in vain. Throws ReleaseError `no-shell` where the site has no console, or does not answer. */
export async function requireConsole({ origin }: ReleaseSite): Promise<void> {
	const { status, body } = await fetch(origin + CONSOLE, { signal: readingSignal() }).catch(
		(cause: Error) => {
			throw new ReleaseError('no-shell', `${origin} does not answer (${cause.message}): is it running?`, {
				cause,
			});
		},
	);
	await body?.cancel();
	if (status === 404) throw noConsole(origin);
}

/** What a site tells to whoever has a token; undefined where it is older and does not answer so, or knows no such token. */
export async function readFromSite({ origin, token }: ReleaseSite, path: string): Promise<unknown> {
	try {
		const headers = { authorization: `Bearer ${token}` };
		// A token never follows to another address.
		const response = await fetch(`${origin}${API}/${path}`, {
			redirect: 'error',
			headers,
			signal: readingSignal(),
		});
		return response.ok ? parsed(await answerText(response)) : void (await response.body?.cancel());
	} catch {
		return undefined;
	}
}

/** Sends JSON, or lines of it; answers the last line. Throws ReleaseError with the site's own refusal. */
export async function askSite(
	{ origin, token }: ReleaseSite,
	path: string,
	body: object | string,
): Promise<unknown> {
	const isLines = typeof body === 'string';
	let text: string;
	try {
		const response = await fetch(`${origin}${API}/${path}`, {
			method: 'POST',
			// A token never follows to another address.
			redirect: 'error',
			headers: {
				authorization: `Bearer ${token}`,
				'content-type': isLines ? 'application/x-ndjson' : 'application/json',
			},
			body: isLines ? body : JSON.stringify(body),
		});
		text = await answerText(response);
	} catch (cause) {
		throw new ReleaseError(
			'no-shell',
			`${origin} does not answer (${(cause as Error).message}). Nothing is known of what was asked: see its console.`,
			{ cause },
		);
	}
	const last = parsed(text.trim().split('\n').at(-1) ?? '');
	const refused = refusalSchema.safeParse(last);
	if (refused.success) {
		const { message, problems = [] } = refused.data.refusal;
		const lines = problems.map(({ code, what, where, mend }) => `\n  ${code} ${where}: ${what} → ${mend}`);
		throw new ReleaseError('refused', message + lines.join(''));
	}
	if (last) return last;
	throw noConsole(origin);
}

function parsed(line: string): unknown {
	try {
		return JSON.parse(line);
	} catch {
		return undefined;
	}
}
