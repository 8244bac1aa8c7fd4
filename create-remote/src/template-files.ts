import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { alignRemarks } from './align-remarks.ts';

/** Where a remote is made: beside the others in the platform's workspace, or in a repository of its own. */
export type Kind = 'workspace' | 'own';

export interface RemoteNames {
	name: string;
	/** Name of its first slot */
	slot: string;
}

const TEMPLATE = fileURLToPath(new URL('../template/', import.meta.url));
/** Names that the template has in place of those of a new remote */
const REMOTE = 'newcomer';
const SLOT = 'overview';
/** What would count for the template itself under its own name: npm packs no .gitignore, and Biome obeys what it finds. */
const RENAMED: Record<string, string> = { gitignore: '.gitignore', 'biome.template.json': 'biome.json' };

const inPascalCase = (name: string) =>
	name.replace(/(^|-)([a-z0-9])/g, (_, __, letter: string) => letter.toUpperCase());

/** The template's files for a remote: path below its folder → text. */
export function templateFiles(kind: Kind, { name, slot }: RemoteNames): Map<string, string> {
	const named = (text: string) =>
		text.replaceAll(inPascalCase(SLOT), inPascalCase(slot)).replaceAll(SLOT, slot).replaceAll(REMOTE, name);
	const files = ['common', kind].flatMap((part) => {
		const folder = path.join(TEMPLATE, part);
		return readdirSync(folder, { recursive: true, withFileTypes: true })
			.filter((entry) => entry.isFile())
			.map((entry) => path.join(entry.parentPath, entry.name))
			.map((file) => ({ file, below: path.relative(folder, file) }));
	});
	return new Map(
		files.map(({ file, below }) => {
			const text = named(readFileSync(file, 'utf8'));
			return [RENAMED[below] ?? named(below), below === 'README.md' ? alignRemarks(text) : text];
		}),
	);
}
