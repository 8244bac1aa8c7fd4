import { propertyViewsAddress } from '@estate/shared-contract';
import { contactForm } from '../../../e2e/src/deploy/visitors.ts';
import { VIEW_TOKEN } from '../../../shell/src/page/reports/view-token.ts';

/** What a visitor is taken to do; docs/operators.md repeats it beside the plan. */
export const VISITOR = {
	/** From one page to the next */
	secondsPerPage: 20,
	/** Searches that nobody made since the content changed, of all pages */
	freshSearches: 0.1,
	/** Forms that are sent, of all pages */
	forms: 0.02,
} as const;

export const KINDS = ['page', 'fresh search', 'beacon', 'view of a property', 'suggestions', 'form'] as const;
export type RequestOfVisitor = (typeof KINDS)[number];

export interface Question {
	kind: RequestOfVisitor;
	path: string;
	method?: 'GET' | 'POST';
	headers?: Record<string, string>;
	body?: string;
	/** Status of the answer where all is well */
	expected: number;
}

/** Searches, no two of which are alike. */
let searches = 0;
export function freshSearch(): Question {
	const least = 50_000 + (searches++ % 400_000);
	return { kind: 'fresh search', path: `/nl/te-koop/?price=${least}-${least + 250_000}`, expected: 200 };
}

const WORDS = ['gent', 'huis met tuin', 'appart', 'antwer', 'brus', '3 slaapkamers', 'villa', 'loc'];

export function suggestions(random: () => number): Question {
	const text = WORDS[Math.floor(random() * WORDS.length)] ?? '';
	const query = new URLSearchParams({ language: 'nl', goal: '0', text });
	return { kind: 'suggestions', path: `/api/v1/suggestions?${query}`, expected: 200 };
}

export function form(siteUrl: string): Question {
	return { kind: 'form', ...contactForm(siteUrl), expected: 303 };
}

/** What a browser says of a page some seconds after it is shown. */
export function beacon(siteUrl: string, token: string): Question {
	const views = [{ remote: 'listings', version: '1.0.0', slots: ['search'] }];
	return {
		kind: 'beacon',
		path: '/-/views',
		method: 'POST',
		headers: { origin: siteUrl, 'content-type': 'text/plain' },
		body: JSON.stringify({ token, part: 0, views, failures: [], vitals: [] }),
		expected: 204,
	};
}

/** The token of a document, by which its beacon counts */
export const tokenOf = (serverTiming: unknown): string =>
	new RegExp(`${VIEW_TOKEN};desc="([^"]+)"`).exec(String(serverTiming))?.[1] ?? '';

/** The property that a page shows */
export function propertyOf(path: string): number | undefined {
	const id = /\/(\d+)\/$/.exec(path)?.[1];
	return id === undefined ? undefined : Number(id);
}

export function propertyView(siteUrl: string, id: number): Question {
	return {
		kind: 'view of a property',
		path: propertyViewsAddress(id),
		method: 'POST',
		headers: { origin: siteUrl },
		expected: 200,
	};
}
