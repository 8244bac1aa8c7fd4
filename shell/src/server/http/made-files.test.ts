import { ApiError } from '@estate/shared-contract';
import { expect, it } from 'vitest';
import { EncodedBody } from './encoded-body.ts';
import { type MadeFile, MadeFiles } from './made-files.ts';

const textOf = (file: MadeFile) => (file instanceof EncodedBody ? file.identity.toString() : file);
const away = () => Promise.reject(new ApiError('unreachable', 'The api is away.', { status: 0 }));
const hangs = () => new Promise<undefined>(() => {});

it('makes each file once for what it is made of, however many ask at once', async () => {
	const files = new MadeFiles();
	let times = 0;
	const ask = (key: string) => files.file('pages', key, async () => `${key} ${++times}`);
	expect((await Promise.all([ask('a'), ask('a')])).map(textOf)).toEqual(['a 1', 'a 1']);
	expect([textOf(await ask('a')), textOf(await ask('b'))]).toEqual(['a 1', 'b 2']);
});

it('gives the last one while the api is away or hangs, whatever names were asked for meanwhile', async () => {
	const files = new MadeFiles({ patienceMs: 10 });
	await files.file('pages', 'a', async () => 'all pages');
	for (let other = 0; other < 40; other++)
		expect(await files.file(`nonsense-${other}`, 'b', async () => undefined)).toBe('none');
	expect(textOf(await files.file('pages', 'b', away))).toBe('all pages');
	expect(textOf(await files.file('pages', 'c', hangs))).toBe('all pages');
	expect(textOf(files.last('pages'))).toBe('all pages');
	expect(await files.file('others', 'b', away)).toBe('away');
});

it('knows a number that the api refuses from an api that is away', async () => {
	const refused = (status: number) => () => Promise.reject(new ApiError('bad', 'No.', { status }));
	const files = new MadeFiles();
	expect(await files.file('homes-100000', 'a', refused(400))).toBe('none');
	expect(await files.file('homes-1', 'a', refused(429))).toBe('away');
	expect(await files.file('homes-1', 'a', refused(500))).toBe('away');
});
