import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../stack/settings.ts';
import { compilePackages } from './compile-packages.ts';
import { KIT_EXPORTS, kitFiles, remoteBiome } from './kit-files.ts';
import { PUBLISHED, type PublishedFolder, repositoryVersions } from './published.ts';
import { publishedManifest } from './published-manifest.ts';

/** Files beside code travel as they are: styles, texts, pictures, hand-written declarations. */
const isBesideCode = (file: string) => /\.d\.ts$/.test(file) || !/\.tsx?$/.test(file);

/** Generated for a package: file → text. */
function addedFiles(folder: PublishedFolder): Record<string, string> {
	if (folder === 'remote-kit') return kitFiles();
	if (folder === 'create-remote')
		return {
			'dist/packed/versions.json': JSON.stringify(repositoryVersions()),
			'dist/packed/biome.json': remoteBiome(),
		};
	return {};
}

function stage(folder: PublishedFolder, compiled: string, target: string): void {
	const from = path.join(ROOT, folder);
	rmSync(target, { recursive: true, force: true });
	cpSync(path.join(compiled, folder, 'src'), path.join(target, 'dist'), { recursive: true });
	for (const entry of readdirSync(path.join(from, 'src'), { recursive: true, withFileTypes: true })) {
		const file = path.join(entry.parentPath, entry.name);
		if (entry.isFile() && isBesideCode(file))
			cpSync(file, path.join(target, 'dist', path.relative(path.join(from, 'src'), file)));
	}
	for (const beside of ['CHANGELOG.md', 'README.md', 'template'])
		if (existsSync(path.join(from, beside)))
			cpSync(path.join(from, beside), path.join(target, beside), { recursive: true });
	const manifest = publishedManifest(folder, folder === 'remote-kit' ? KIT_EXPORTS : {});
	const added = { ...addedFiles(folder), 'package.json': `${JSON.stringify(manifest, null, '\t')}\n` };
	for (const [file, text] of Object.entries(added)) {
		mkdirSync(path.dirname(path.join(target, file)), { recursive: true });
		writeFileSync(path.join(target, file), text);
	}
}

/** Makes all published packages below a folder, ready for npm. Answers the folder of each. */
export async function stagePackages(out: string): Promise<string[]> {
	const compiled = path.join(out, 'compiled');
	await compilePackages(compiled);
	return PUBLISHED.map((folder) => {
		const target = path.join(out, folder);
		stage(folder, compiled, target);
		return target;
	});
}
