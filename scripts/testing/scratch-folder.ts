import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../stack/settings.ts';

/** A folder with these files, inside the project so that what they import is found. */
export function scratchFolder(files: Record<string, string>): { folder: string; remove(): void } {
	mkdirSync(path.join(ROOT, 'var'), { recursive: true });
	const folder = mkdtempSync(path.join(ROOT, 'var/test-runner-'));
	for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
	return { folder, remove: () => rmSync(folder, { recursive: true }) };
}
