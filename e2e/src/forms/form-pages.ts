import { REQUEST_KINDS, type RequestKind } from '@estate/shared-contract';
import { type APIRequestContext, expect, type Locator } from '@playwright/test';

/** Languages of the demo agency, with the word before the title of a page that has mistakes. */
export const LANGUAGES = { nl: 'Fout:', fr: 'Erreur\u00a0:', en: 'Error:', de: 'Fehler:' } as const;
export type VisitedLanguage = keyof typeof LANGUAGES;
export const LANGUAGE_NAMES = Object.keys(LANGUAGES) as VisitedLanguage[];

/** Segment of the thank-you pages (website.md §2). */
export const THANKS: Record<VisitedLanguage, string> = {
	nl: 'bedankt',
	fr: 'merci',
	en: 'feedback',
	de: 'feedback',
};

/** A reference as visitors read it. */
export const REFERENCE = /M-[A-Z0-9]{4}-[A-Z0-9]{2}/;

/** Where every form stands, and what it is about. */
const PAGES: Readonly<Record<RequestKind, { path: string; about?: 'property' | 'project' }>> = {
	'contact-me': { path: '/contact-me/', about: 'property' },
	'contact-appointment': { path: '/contact-appointment/', about: 'property' },
	'contact-construction': { path: '/contact-construction/', about: 'project' },
	'contact-demand': { path: '/contact-demand/' },
	'demand-register': { path: '/demand-register/' },
	'send-to-friend': { path: '/send-to-friend/', about: 'property' },
	'site-contact': { path: '/contact/' },
	'sign-newsletter': { path: '/newsletter/' },
	'request-documents': { path: '/request-documents/', about: 'property' },
	'purchase-offer': { path: '/purchase-offer/', about: 'property' },
	testimonial: { path: '/feed-back/' },
	'save-search': { path: '/save-search/' },
};

export const KINDS = REQUEST_KINDS;

/** Id of something that can be asked about; `nth` where a test needs one that no other asks about. */
export async function subjectId(
	request: APIRequestContext,
	about: 'property' | 'project',
	nth = 0,
): Promise<number> {
	const list = about === 'property' ? 'properties?language=nl&goal=0&pageSize=100' : 'projects?language=nl';
	const { items } = await (await request.get(`/api/v1/${list}`)).json();
	const free = items.filter(({ State }: { State: string }) => State === 'available');
	return free[nth % free.length].ID;
}

/** Address of a form, with what it is about. An original path leads to the localized one. */
export async function formAddress(
	request: APIRequestContext,
	kind: RequestKind,
	language: VisitedLanguage,
	nth = 0,
): Promise<string> {
	const { path, about } = PAGES[kind];
	const query = about ? `?${about}=${await subjectId(request, about, nth)}` : '';
	return `/${language}${path}${query}`;
}

/** The reference that a page gives a request, once it is shown: the application shows a page after its address. */
export async function referenceOn(main: Locator): Promise<string> {
	await expect(main).toContainText(REFERENCE);
	const [reference] = REFERENCE.exec(await main.innerText()) ?? [];
	if (!reference) throw new Error('The reference is gone again.');
	return reference;
}
