import { expect, it } from 'vitest';
import { type Answer, documentAnswer } from './answer.ts';
import { AnswerCache } from './answer-cache.ts';
import { cacheKey } from './cache-key.ts';

const MEGABYTE = 1024 * 1024;
const page = (html: string) => documentAnswer(200, html, { isShared: true });
const read = (answer: Answer) => answer.body?.identity.toString();

it('makes a page once, however many ask for it at once', async () => {
	const cache = new AnswerCache(MEGABYTE);
	let made = 0;
	const make = async () => {
		made += 1;
		await new Promise((resolve) => setTimeout(resolve, 20));
		return page('one');
	};
	const answers = await Promise.all(Array.from({ length: 50 }, () => cache.answer('key', 'stamp', make)));
	expect(made).toBe(1);
	expect(answers.every(({ answer }) => read(answer) === 'one')).toBe(true);
	expect((await cache.answer('key', 'stamp', make)).outcome).toBe('hit');
});

it('makes it again when releases or content have changed', async () => {
	const cache = new AnswerCache(MEGABYTE);
	await cache.answer('key', 'before', async () => page('old'));
	const { answer, outcome } = await cache.answer('key', 'after', async () => page('new'));
	expect([read(answer), outcome]).toEqual(['new', 'miss']);
});

it('answers with the last good page while the data cannot be had', async () => {
	const cache = new AnswerCache(MEGABYTE);
	await cache.answer('key', 'before', async () => page('old'));
	const { answer, outcome } = await cache.answer('key', 'after', async () => documentAnswer(503, 'away'));
	expect([read(answer), outcome]).toEqual(['old', 'stale']);
	const other = await cache.answer('other', 'after', async () => documentAnswer(503, 'away'));
	expect([read(other.answer), other.outcome]).toEqual(['away', 'miss']);
});

it('keeps nothing that is personal, and nothing beyond its size', async () => {
	const cache = new AnswerCache(100_000);
	await cache.answer('mine', 'stamp', async () => documentAnswer(200, 'personal'));
	expect((await cache.answer('mine', 'stamp', async () => page('other'))).outcome).toBe('miss');
	for (let index = 0; index < 20; index++)
		await cache.answer(`page ${index}`, 'stamp', async () => page('x'.repeat(10_000)));
	expect((await cache.answer('page 19', 'stamp', async () => documentAnswer(200, 'again'))).outcome).toBe(
		'hit',
	);
	const again = Array.from({ length: 20 }, (_, index) =>
		cache.answer(`page ${index}`, 'stamp', async () => documentAnswer(200, 'again')),
	);
	const hits = (await Promise.all(again)).filter(({ outcome }) => outcome === 'hit');
	expect(hits.length).toBeLessThanOrEqual(7);
});

it('keeps what is asked for often through a flood of addresses, asked for once or twice', async () => {
	const cache = new AnswerCache(MEGABYTE);
	const popular = Array.from({ length: 20 }, (_, index) => `popular ${index}`);
	const ask = async (key: string) =>
		(await cache.answer(key, 'stamp', async () => page('x'.repeat(10_000)))).outcome;
	for (let round = 0; round < 5; round++) for (const key of popular) await ask(key);
	for (let index = 0; index < 2_000; index++)
		for (let time = 0; time < 1 + (index % 2); time++) await ask(`flood ${index}`);
	for (const key of popular) expect(await ask(key)).toBe('hit');
});

it('keeps no 404, which strangers have as many of as they like, unless it is said to be one of few', async () => {
	const cache = new AnswerCache(MEGABYTE);
	const make = async () => documentAnswer(404, 'missing', { isShared: true });
	for (let time = 0; time < 2; time++)
		expect((await cache.answer('any', 'stamp', make)).outcome).toBe('miss');
	const outcomes = [];
	for (let time = 0; time < 2; time++)
		outcomes.push((await cache.answer('own', 'stamp', make, ({ isShared }) => isShared)).outcome);
	expect(outcomes).toEqual(['miss', 'hit']);
});

it('lets what was asked for often once leave in the end', async () => {
	const cache = new AnswerCache(200_000);
	const ask = async (key: string) =>
		(await cache.answer(key, 'stamp', async () => page('x'.repeat(10_000)))).outcome;
	for (let round = 0; round < 20; round++)
		for (let index = 0; index < 10; index++) await ask(`before ${index}`);
	for (let round = 0; round < 60; round++) for (let index = 0; index < 2; index++) await ask(`now ${index}`);
	for (let index = 0; index < 2; index++) expect(await ask(`now ${index}`)).toBe('hit');
});

it('knows one question of each language and set of versions', () => {
	expect(cacheKey('', 'nl', '/nl/', '?type=1&type=2')).not.toBe(cacheKey('', 'nl', '/nl/', '?type=2&type=1'));
	expect(cacheKey('', 'nl', '/', '')).not.toBe(cacheKey('', 'fr', '/', ''));
	expect(cacheKey('', 'nl', '/', '')).not.toBe(cacheKey('listings@1.2.0', 'nl', '/', ''));
});
