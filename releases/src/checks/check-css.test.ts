import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { buildFixture, scratchFolder } from '../testing/fixture.ts';
import { checkCss } from './check-css.ts';

it('lets no styles through that were built elsewhere and reach outside of the slots', async () => {
	const { outDir, manifest } = await buildFixture('1.0.0');
	expect(await checkCss(outDir, manifest)).toEqual([]);
	const sheet = manifest.files.find(({ path }) => path.endsWith('.css'))?.path ?? '';
	const folder = join(await scratchFolder(), 'built');
	await cp(outDir, folder, { recursive: true });
	const css = await readFile(join(folder, sheet), 'utf8');
	await writeFile(join(folder, sheet), `${css}footer a{color:red}html:has(.x-abcdef){}.m_8fb7ebe7{}`);
	const problems = await checkCss(folder, manifest);
	expect(problems.map(({ code, what, where }) => [code, what, where])).toEqual([
		['mantine-css', "It holds Mantine's own class .m_8fb7ebe7.", sheet],
		['css-reach', 'It styles what is not in its slots: footer a', sheet],
		['css-reach', 'It styles what is not in its slots: html:has(.x-abcdef)', sheet],
		['css-reach', 'It styles what is not in its slots: .m_8fb7ebe7', sheet],
	]);
	expect(problems.at(-1)?.mend).toContain('CSS module');
});
