import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { giveBackTyped, keepTyped } from './typed-text.ts';

const PAGE = `<main>
	<form><input type="hidden" name="key" value="1"><textarea name="text"></textarea></form>
	<details><summary>1</summary><input type="text" name="amount" value="1"></details>
	<details><summary>2</summary><input type="text" name="amount" value="2"></details>
	<input type="password" name="password">
</main>`;

const field = (selector: string, number = 0) =>
	document.querySelectorAll<HTMLInputElement>(selector)[number] as HTMLInputElement;

beforeEach(() => {
	sessionStorage.clear();
	history.replaceState(null, '', '/nl/eigenaar/12/messages/');
	document.body.innerHTML = PAGE;
});
afterEach(() => vi.useRealTimers());

const [ONE, OTHER] = [7, 8];

function typeAndLeave(): void {
	field('textarea').value = 'Half een zin';
	field('[name="amount"]', 1).value = '395.000';
	field('[name="password"]').value = 'geheim';
	keepTyped(ONE);
	document.body.innerHTML = PAGE;
}

test('what was typed comes back once, where it stood; passwords never', () => {
	typeAndLeave();
	giveBackTyped(ONE);
	expect(field('textarea').value).toBe('Half een zin');
	expect(field('[name="amount"]').value).toBe('1');
	expect(field('[name="amount"]', 1).value).toBe('395.000');
	expect(document.querySelectorAll('details[open]')).toHaveLength(1);
	expect(field('[name="password"]').value).toBe('');
	document.body.innerHTML = PAGE;
	giveBackTyped(ONE);
	expect(field('textarea').value).toBe('');
});

test('nothing is kept where nothing was typed', () => {
	keepTyped(ONE);
	expect(sessionStorage).toHaveLength(0);
});

test('another page gets nothing of it, and nobody after an hour', () => {
	typeAndLeave();
	history.replaceState(null, '', '/nl/eigenaar/13/messages/');
	giveBackTyped(ONE);
	expect(field('textarea').value).toBe('');
	history.replaceState(null, '', '/nl/eigenaar/12/messages/');
	vi.useFakeTimers({ now: Date.now() + 61 * 60_000 });
	giveBackTyped(ONE);
	expect(field('textarea').value).toBe('');
	expect(sessionStorage).toHaveLength(0);
});

test('who logs in next in this tab sees nothing of what another typed, on whichever page', () => {
	for (const pathname of ['/nl/eigenaar/12/messages/', '/nl/eigenaar/']) {
		typeAndLeave();
		history.replaceState(null, '', pathname);
		giveBackTyped(OTHER);
		expect(field('textarea').value).toBe('');
		expect(sessionStorage).toHaveLength(0);
		history.replaceState(null, '', '/nl/eigenaar/12/messages/');
	}
});

test('what somebody typed again stays', () => {
	typeAndLeave();
	field('textarea').value = 'Opnieuw';
	giveBackTyped(ONE);
	expect(field('textarea').value).toBe('Opnieuw');
});
