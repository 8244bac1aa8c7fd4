import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import mjml2html from 'mjml';

const FOLDER = import.meta.dirname;
const LAYOUT = path.join(FOLDER, 'layout.html');

/** What mail programs are sent, of `layout.mjml`. No font is fetched from anywhere. */
export async function compileLayout(): Promise<string> {
	const source = await readFile(path.join(FOLDER, 'layout.mjml'), 'utf8');
	const { html } = await mjml2html(source, { validationLevel: 'strict', fonts: {} });
	return html.replaceAll(/^\s+\n/gm, '');
}

if (process.argv[1] === import.meta.filename) await writeFile(LAYOUT, await compileLayout());
