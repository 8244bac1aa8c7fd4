// @vitest-environment node
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { dictionaryOf } from './dictionary.ts';
import { missingKeys, namedKeys } from './named-keys.ts';

async function missingIn(code: string): Promise<string[]> {
	const folder = await mkdtemp(join(tmpdir(), 'named-keys-'));
	onTestFinished(() => rm(folder, { recursive: true }));
	await writeFile(join(folder, 'slot.tsx'), code);
	return missingKeys(namedKeys([folder]), [dictionaryOf({ intro: 'Dag', show: { more: 'Meer' } })]).map(
		([key]) => key,
	);
}

it.each([
	['by itself', "text('intr0')", ['intr0']],
	['in its section', 'text("show.m0re", { count: list.length })', ['show.m0re']],
	['by a choice', "text(isOpen ? 'hide' : 'show.more')", ['hide']],
	[
		'by a choice of choices',
		"text(\n\tisOpen\n\t\t? isWide ? 'wide' : 'intro'\n\t\t: 'shut',\n)",
		['wide', 'shut'],
	],
	['in place of none', "text(data.key ?? 'none', { name })", ['none']],
])('a key that no dictionary has is named where code asks for it %s', async (_, code, missing) => {
	expect(await missingIn(code)).toEqual(missing);
});

it.each([
	["text('intro') + text(isOpen ? 'intro' : 'show.more', { name: 'x' })"],
	["text(kind === 'sale' ? 'intro' : 'show.more')"],
	["text(names['sale'] ?? 'intro')"],
	["text(keyOf(isOpen ? 'open' : 'shut'))"],
	["text(['special', 'intro'])"],
	[`text(\`show.\${part}\`)`],
	['await response.text()'],
])('%s asks for nothing that there is not', async (code) => {
	expect(await missingIn(code)).toEqual([]);
});
