import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openStore } from '../../store/open-store.ts';
import { buildFixture, scratchFolder } from '../../testing/fixture.ts';
import { checkSizes, compareSizes, sizeText } from './check-sizes.ts';
import { weighSlots } from './weigh-slots.ts';

const KB = 1024;

it('lets a slot grow by its share or by what is free, and no further', () => {
	const sizes = compareSizes(
		{ small: 2 * KB, large: 100 * KB, lighter: 50 * KB, gone: KB },
		{ small: 6 * KB, large: 115 * KB, lighter: 20 * KB, fresh: 300 * KB },
	);
	expect(checkSizes(sizes)).toEqual([]);
	expect(sizes.map(sizeText)).toEqual([
		'small 6.0 KB (active: 2.0 KB, +200 %)',
		'large 115.0 KB (active: 100.0 KB, +15 %)',
		'lighter 20.0 KB (active: 50.0 KB, -60 %)',
		'fresh 300.0 KB (new)',
	]);
	expect(
		checkSizes(compareSizes({ small: 2 * KB, large: 100 * KB }, { small: 6.1 * KB, large: 116 * KB })),
	).toMatchObject([
		{ code: 'size-growth', where: 'small' },
		{
			code: 'size-growth',
			where: 'large',
			what: 'It grows by more than 15 %: large 116.0 KB (active: 100.0 KB, +16 %).',
			mend: expect.stringContaining('--accept-growth'),
		},
	]);
});

it('weighs what travels: entry, the slot’s own files and one language, compressed', async () => {
	const store = openStore(await scratchFolder());
	const { manifest } = await store.artifacts.put((await buildFixture('1.0.0')).outDir);
	const folder = await store.artifacts.folder('fixture', '1.0.0');
	const weights = await weighSlots(folder, manifest);
	const packed = async (path: string) => (await stat(join(folder, `${path}.br`))).size;
	const texts = Math.max(
		...(await Promise.all(
			manifest.languages.map((each) => packed(manifest.assets[`texts-${each}`]?.js[0] ?? '')),
		)),
	);
	const { js = [], css = [] } = manifest.assets.note ?? {};
	const sum = (await Promise.all([manifest.entry, ...js, ...css].map(packed))).reduce(
		(one, other) => one + other,
		texts,
	);
	expect(weights.note).toBe(sum);
	expect(Object.keys(weights).sort()).toEqual(['greeting', 'note']);
});
