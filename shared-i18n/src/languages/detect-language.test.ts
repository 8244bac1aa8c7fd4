// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { detectLanguage, storeLanguage } from './detect-language.ts';

const enabled = ['nl', 'fr', 'en'] as const;
const detect = () => detectLanguage(enabled, 'nl');

beforeEach(() => {
	window.history.replaceState(null, '', '/for-sale/');
	// biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookie store
	document.cookie = 'i18next=; max-age=0; path=/';
	localStorage.clear();
	sessionStorage.clear();
	document.documentElement.lang = '';
	vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['es-ES']);
	vi.spyOn(navigator, 'language', 'get').mockReturnValue('es-ES');
});

describe("the browser's language", () => {
	it('is looked for in path, lng, cookie, local storage, session storage, browser and html lang, in that order', () => {
		expect(detect()).toBe('nl');
		document.documentElement.lang = 'fr';
		expect(detect()).toBe('fr');
		vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de-DE', 'en-GB']);
		expect(detect()).toBe('en');
		sessionStorage.setItem('i18nextLng', 'fr');
		expect(detect()).toBe('fr');
		localStorage.setItem('i18nextLng', 'en');
		expect(detect()).toBe('en');
		// biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookie store
		document.cookie = 'i18next=fr; path=/';
		expect(detect()).toBe('fr');
		window.history.replaceState(null, '', '/for-sale/?lng=en');
		expect(detect()).toBe('en');
		window.history.replaceState(null, '', '/fr/a-vendre/?lng=en');
		expect(detect()).toBe('fr');
	});

	it('is the default where nothing enabled is named', () => {
		window.history.replaceState(null, '', '/de/?lng=xx');
		expect(detect()).toBe('nl');
	});
});

it('keeps a chosen language in the cookie that the server reads, and in local storage', () => {
	storeLanguage('fr');
	expect(document.cookie).toContain('i18next=fr');
	expect(localStorage.getItem('i18nextLng')).toBe('fr');
	expect(detect()).toBe('fr');
});
