import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { ReleaseError } from '../release-error.ts';
import { ROOT } from './settings.ts';

/** More than a terminal shows at once would push the first, and most often the cause, out of sight. */
const SHOWN = 12;
const ERROR = /error TS\d+:/;

/** The compiler that the remote has installed. Throws ReleaseError. */
function compilerOf(dir: string): string {
	try {
		const manifest = createRequire(join(dir, 'package.json')).resolve('typescript/package.json');
		return join(manifest, '../bin/tsc');
	} catch (cause) {
		throw new ReleaseError(
			'type-errors',
			`The types of ${dir} cannot be checked: TypeScript is not installed there. Install it (npm install --save-dev typescript), or all that package.json names (npm ci).`,
			{ cause },
		);
	}
}

/** A remote of the workspace has no configuration of its own: it gets that of the workspace, for its folder alone. */
const workspaceConfig = (dir: string) => ({
	extends: existsSync(join(ROOT, 'tsconfig.base.json'))
		? join(ROOT, 'tsconfig.base.json')
		: '@estate/remote-kit/tsconfig.json',
	compilerOptions: { types: ['node'] },
	include: [join(dir, 'src'), join(ROOT, 'types'), join(ROOT, '*/src/**/*.d.ts')],
});

function compile(compiler: string, project: string, cwd: string): Promise<{ code: number; text: string }> {
	const given = [compiler, '--noEmit', '--pretty', 'false', '--project', project];
	return new Promise((done) => {
		execFile(process.execPath, given, { cwd, maxBuffer: 64 * 1024 * 1024 }, (error, stdout, stderr) =>
			done({ code: error ? 1 : 0, text: `${stdout}${stderr}` }),
		);
	});
}

/**
 * Checks the types of a remote by its own TypeScript: with its tsconfig.json, or that of the workspace. Throws ReleaseError
 * `type-errors`, whose message has the errors, and ends with how many there are and what was not done.
 */
export async function checkTypes(dir: string, outcome: string): Promise<void> {
	const compiler = compilerOf(dir);
	const own = join(dir, 'tsconfig.json');
	// Below the remote's folder, so that packages are found as its own code finds them; a folder for each run.
	const folder = join(dir, `dist/types-${process.pid}`);
	const project = existsSync(own) ? own : join(folder, 'tsconfig.json');
	try {
		if (project !== own) {
			await mkdir(folder, { recursive: true });
			await writeFile(project, JSON.stringify(workspaceConfig(dir)));
		}
		const { code, text } = await compile(compiler, project, dir);
		if (code === 0) return;
		throw new ReleaseError('type-errors', messageOf(text, dir, outcome));
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
}

function messageOf(text: string, dir: string, outcome: string): string {
	const lines = text.trim().split('\n');
	const errors = lines.filter((line) => ERROR.test(line));
	const shown = lines.slice(0, SHOWN).join('\n');
	const more = lines.length > SHOWN ? `\n… and ${lines.length - SHOWN} lines more` : '';
	const count = errors.length === 1 ? 'a type error' : `${errors.length} type errors`;
	const where = relative(process.cwd(), dir) || 'this folder';
	return `${shown}${more}\n\n${outcome}: ${count} in ${where}, above. Mend, then run the command again.`;
}
