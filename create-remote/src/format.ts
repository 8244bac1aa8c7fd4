import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';

const biome = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome');

/**
 * Lines break and imports stand in an order by the length and letters of the names: puts a folder in order by the
 * configuration that stands in another. Throws an Error with what the formatter says.
 */
export function format(folder: string, configuration: string): void {
	const args = ['check', '--write', '--vcs-enabled=false', `--config-path=${configuration}`, folder];
	const { status, stdout, stderr } = spawnSync(process.execPath, [biome, ...args], {
		cwd: folder,
		encoding: 'utf8',
	});
	if (status !== 0) throw new Error(`${folder} is made, but Biome finds fault with it:\n${stdout}${stderr}`);
}
