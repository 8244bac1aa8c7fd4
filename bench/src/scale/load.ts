import { setTimeout as delay } from 'node:timers/promises';
import { popular } from './choose-pages.ts';
import { Connection } from './connection.ts';
import {
	beacon,
	form,
	freshSearch,
	propertyOf,
	propertyView,
	type Question,
	suggestions,
	tokenOf,
	VISITOR,
} from './visitor-requests.ts';

/** A visitor's pages; the next one comes with a connection and an address of its own */
const PAGES_OF_A_VISITOR = 10;

export interface LoadPlan {
	url: string;
	/** Addresses of pages, the most popular first */
	pages: readonly string[];
	/** Visitors of whom each has one request under way all the time */
	atOnce: number;
	random: () => number;
	/** Pages a second of all together; undefined: as many as are answered */
	pagesPerSecond?: number;
}

export interface VisitFigures {
	pages: number;
	requests: number;
	seconds: number;
	/** What failed, in words; none is asked a second time */
	failures: string[];
}

let visitors = 0;

/** Of a private network (RFC 1918), no two visitors of a run the same: limits per address are each visitor's own. */
export function nextAddress(): string {
	const number = visitors++;
	return `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
}

/** Visitors who read pages and do what browsers do beside, until they are told to end. */
export class Load {
	readonly #plan: LoadPlan;
	readonly #figures: VisitFigures = { pages: 0, requests: 0, seconds: 0, failures: [] };
	readonly #begun = performance.now();
	readonly #visits: Promise<void>[];
	#isOver = false;

	constructor(plan: LoadPlan) {
		this.#plan = plan;
		this.#visits = Array.from({ length: plan.atOnce }, () => this.#visit());
	}

	/** Ends it once everything is answered that is under way. */
	async end(): Promise<VisitFigures> {
		this.#isOver = true;
		await Promise.all(this.#visits);
		return { ...this.#figures, seconds: (performance.now() - this.#begun) / 1_000 };
	}

	async #visit(): Promise<void> {
		while (!this.#isOver) {
			const connection = new Connection(this.#plan.url, nextAddress());
			for (let page = 0; page < PAGES_OF_A_VISITOR && !this.#isOver; page++) await this.#view(connection);
			connection.close();
		}
	}

	/** One page, and what a browser and its visitor send along with it. */
	async #view(connection: Connection): Promise<void> {
		const { url, pages, random, pagesPerSecond, atOnce } = this.#plan;
		const begun = performance.now();
		const isFresh = random() < VISITOR.freshSearches;
		const page: Question = isFresh
			? freshSearch()
			: { kind: 'page', path: popular(pages, random()), expected: 200 };
		this.#figures.pages++;
		const token = tokenOf((await this.#ask(connection, page))?.headers['server-timing']);
		await this.#ask(connection, beacon(url, token));
		const property = propertyOf(page.path);
		await this.#ask(connection, property ? propertyView(url, property) : suggestions(random));
		if (random() < VISITOR.forms) await this.#ask(connection, form(url));
		if (pagesPerSecond)
			await delay(Math.max(0, (atOnce / pagesPerSecond) * 1_000 - (performance.now() - begun)));
	}

	async #ask(connection: Connection, question: Question) {
		this.#figures.requests++;
		try {
			const reply = await connection.ask(question);
			if (reply.status === question.expected) return reply;
			this.#figures.failures.push(
				`${question.kind} ${question.path}: ${reply.status}, not ${question.expected}`,
			);
		} catch (error) {
			this.#figures.failures.push((error as Error).message);
		}
		return undefined;
	}
}
