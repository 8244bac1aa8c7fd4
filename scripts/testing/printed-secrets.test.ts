import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mailedSecrets, printedSecrets } from './printed-secrets.ts';

const TOKEN = 'a1b2c3d4e5f6a7b8c9d0a1b2c3d4e5f6.QmFzZTY0dXJs';
let folder: string;
beforeAll(() => {
	folder = mkdtempSync(path.join(tmpdir(), 'printed-'));
	const mail = path.join(folder, 'some-site', 'mail');
	mkdirSync(mail, { recursive: true });
	writeFileSync(
		path.join(mail, '1.eml'),
		'From: agency@example.be\r\nTo: "Lena" <lena@example.be>,\r\n an@example.be\r\n\r\nHi',
	);
	writeFileSync(path.join(mail, '1.html'), `<a href="https://x.be/nl/afspraak/${TOKEN}/?a=1&amp;b=2">x</a>`);
});
afterAll(() => rmSync(folder, { recursive: true }));

it('finds tokens of mailed links, recipients and who asked in what servers printed, and nothing else', () => {
	const secrets = mailedSecrets(folder);
	expect(secrets.map(({ text }) => text).sort()).toEqual(['an@example.be', TOKEN, 'lena@example.be'].sort());
	const printed = (text: string) => printedSecrets([{ name: 'site', text }], secrets);
	expect(printed(`fine\n{"source":"/api/v1/appointments/${TOKEN}"}\n`)).toEqual([
		expect.stringContaining('site printed the token of a mailed link: {"source"'),
	]);
	expect(printed('mail to lena@example.be failed')).toHaveLength(1);
	expect(printed('{"req":{"remoteAddress":"192.0.2.1"}}')).toHaveLength(1);
	expect(printed('The site answers at http://localhost:3000/ (port 3000).')).toEqual([]);
});
