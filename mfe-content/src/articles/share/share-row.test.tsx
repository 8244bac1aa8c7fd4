import { renderSlot } from '@estate/remote-kit/testing';
import { expect, test, vi } from 'vitest';
import share from '../../slots/article-share.tsx';

const open = () =>
	renderSlot(share, { url: '/nl/blog/nieuwe-regels-voor-het-asbestattest/', slot: 'article-share' });
const ADDRESS = /https?%3A%2F%2F[^"&]+%2Fnl%2Fblog%2Fnieuwe-regels-voor-het-asbestattest%2F/;

test('without a script an article is passed on by mail and WhatsApp', async () => {
	const { html } = await open();
	expect(/href="(mailto:[^"]*)"/.exec(html)?.[1]).toMatch(ADDRESS);
	expect(/href="(https:\/\/wa\.me\/[^"]*)"/.exec(html)?.[1]).toMatch(ADDRESS);
	expect(html).not.toContain('<button');
});

test('with one, its link is copied, and that is said', async () => {
	const writeText = vi.fn(async () => {});
	vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { clipboard: { writeText } }));
	const slot = await open();
	await slot.mount();
	const button = slot.container.querySelector('button');
	button?.click();
	await expect
		.poll(() => slot.container.querySelector('[role="status"]')?.textContent)
		.toBe('Link gekopieerd');
	expect(writeText).toHaveBeenCalledWith(
		expect.stringMatching(/^https?:\/\/.+\/nl\/blog\/nieuwe-regels-voor-het-asbestattest\/$/),
	);
	vi.unstubAllGlobals();
});
