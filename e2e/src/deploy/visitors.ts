import { newEmail, postedPairs, VALUES } from '../forms/fill-form.ts';
import { type Asked, VisitorSession } from './visitor-session.ts';

/** Connections at once, and requests that each has under way */
const SESSIONS = 4;
const STREAMS = 6;
/** Of a visitor; the next one comes with a connection and an address of its own */
const REQUESTS_OF_A_VISITOR = 250;

export interface Figures {
	asked: number;
	byStatus: Record<string, number>;
	/** What failed, in words; none is asked a second time */
	failures: string[];
	posts: number;
	bytes: number;
	seconds: number;
	p50Ms: number;
	p99Ms: number;
	longestMs: number;
}

/** Addresses of loopback that no proxy of a drill has, a visitor each. */
const addressOf = (visitor: number) => `127.1.${Math.floor(visitor / 250) % 250}.${(visitor % 250) + 2}`;

/** A form as a browser without JavaScript posts it. */
export function contactForm(siteUrl: string): Asked {
	const pairs = postedPairs('site-contact', { ...VALUES, email: newEmail('deployed') });
	return {
		path: '/nl/contact/',
		method: 'POST',
		headers: { origin: siteUrl, 'content-type': 'application/x-www-form-urlencoded' },
		body: new URLSearchParams(pairs).toString(),
	};
}

function percentile(sorted: Float64Array, share: number): number {
	return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** Counts what visitors ask and get. */
class Tally {
	asked = 0;
	posts = 0;
	bytes = 0;
	readonly byStatus: Record<string, number> = {};
	readonly failures: string[] = [];
	readonly #times: number[] = [];
	readonly #begun = performance.now();

	async ask(session: VisitorSession, asked: Asked, expected: number): Promise<void> {
		const begun = performance.now();
		this.asked++;
		try {
			const { status, bytes } = await session.ask(asked);
			this.#times.push(performance.now() - begun);
			this.byStatus[status] = (this.byStatus[status] ?? 0) + 1;
			this.bytes += bytes;
			if (status !== expected)
				this.failures.push(`${asked.method ?? 'GET'} ${asked.path}: ${status}, not ${expected}`);
		} catch (error) {
			this.failures.push((error as Error).message);
		}
	}

	figures(): Figures {
		const { asked, byStatus, failures, posts, bytes } = this;
		const seconds = (performance.now() - this.#begun) / 1000;
		const sorted = Float64Array.from(this.#times).sort();
		const times = { p50Ms: percentile(sorted, 0.5), p99Ms: percentile(sorted, 0.99) };
		return { asked, byStatus, failures, posts, bytes, seconds, ...times, longestMs: sorted.at(-1) ?? 0 };
	}
}

/**
 * Visitors who read pages and files, and each of whom sends one form: `least` requests, and as many more as it takes until
 * `during` is over. Whatever is not answered as on a quiet site is a failure.
 */
export async function letVisitorsIn(
	{ url, certificate }: { url: string; certificate: string },
	paths: readonly string[],
	least: number,
	during: Promise<unknown>,
): Promise<Figures> {
	const tally = new Tally();
	let visitors = 0;
	let isOver = false;
	during
		.finally(() => {
			isOver = true;
		})
		.catch(() => {});
	const goesOn = () => tally.asked < least || !isOver;

	async function visit(): Promise<void> {
		while (goesOn()) {
			const opening = VisitorSession.open(url, certificate, addressOf(visitors++));
			const session = await opening.catch((error: Error) => error);
			if (session instanceof Error) {
				tally.failures.push(`connection: ${session.message}`);
				continue;
			}
			let own = 0;
			const read = async () => {
				while (own++ < REQUESTS_OF_A_VISITOR && goesOn())
					await tally.ask(session, { path: paths[tally.asked % paths.length] ?? '/' }, 200);
			};
			tally.posts++;
			await Promise.all([
				tally.ask(session, contactForm(url), 303),
				...Array.from({ length: STREAMS }, read),
			]);
			await session.close();
		}
	}

	await Promise.all(Array.from({ length: SESSIONS }, visit));
	return tally.figures();
}
