// @vitest-environment jsdom

import { SCHEME_KEY } from '@estate/shared-ui/colour-scheme';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { watchScheme } from './scheme-choice.ts';

let systemIsDark = false;
let systemChanged = () => {};
const scheme = () => document.documentElement.dataset.mantineColorScheme;
const media = () => [...document.querySelectorAll('meta')].map((meta) => meta.media);
function choose(value: string) {
	const input = document.querySelector<HTMLInputElement>(`input[value="${value}"]`);
	input?.click();
}

beforeEach(() => {
	localStorage.clear();
	systemIsDark = false;
	vi.stubGlobal('matchMedia', () => ({
		get matches() {
			return systemIsDark;
		},
		addEventListener: (_: string, listener: () => void) => {
			systemChanged = listener;
		},
	}));
	document.head.innerHTML = ['light', 'dark']
		.map((name) => `<meta name="theme-color" data-scheme="${name}">`)
		.join('');
	document.body.innerHTML = `<fieldset id="scheme">${['system', 'light', 'dark']
		.map((value) => `<input type="radio" name="scheme" value="${value}">`)
		.join('')}</fieldset>`;
	watchScheme();
});

describe('the choice of a colour scheme', () => {
	it('is the system until the visitor chooses, and follows it', () => {
		expect(document.querySelector<HTMLInputElement>('input:checked')?.value).toBe('system');
		expect(scheme()).toBe('light');
		systemIsDark = true;
		systemChanged();
		expect(scheme()).toBe('dark');
	});

	it('is kept, marks the document and colours the frame of the browser', () => {
		choose('dark');
		expect([scheme(), localStorage.getItem(SCHEME_KEY)]).toEqual(['dark', 'dark']);
		expect(media()).toEqual(['not all', 'all']);
	});

	it('leaves nothing behind when the visitor goes back to the system', () => {
		choose('dark');
		choose('system');
		expect([scheme(), localStorage.getItem(SCHEME_KEY)]).toEqual(['light', null]);
		expect(media()).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']);
	});

	it('is followed in the other tabs of the site', () => {
		localStorage.setItem(SCHEME_KEY, 'dark');
		dispatchEvent(new StorageEvent('storage', { key: SCHEME_KEY }));
		expect(scheme()).toBe('dark');
	});
});
