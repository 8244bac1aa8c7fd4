import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../stack/settings.ts';
import { LEFT_OUT, PUBLISHED } from './published.ts';
import { runPackageTool } from './run-tool.ts';

/** The tests that every remote has run from the kit's package as well. */
const EVERY_REMOTE = 'remote-kit/src/testing/every-remote.test.ts';

/**
 * Compiles all published packages at once, file by file, to ES2022 modules and their declarations: `<out>/<package>/src`.
 * Types are not checked again: `npm run check` does. Throws an Error with what the compiler says.
 */
export async function compilePackages(out: string): Promise<void> {
	rmSync(out, { recursive: true, force: true });
	mkdirSync(out, { recursive: true });
	const at = (file: string) => path.join(ROOT, file);
	const settings = {
		extends: at('tsconfig.base.json'),
		compilerOptions: {
			types: ['node'],
			typeRoots: [at('node_modules/@types')],
			target: 'ES2022',
			rootDir: ROOT,
			outDir: out,
			noEmit: false,
			noCheck: true,
			declaration: true,
			rewriteRelativeImportExtensions: true,
		},
		files: [at(EVERY_REMOTE)],
		include: [at('types/**/*.d.ts'), ...PUBLISHED.map((folder) => at(`${folder}/src/**/*`))],
		exclude: [at('**/*.test.ts'), at('**/*.test.tsx'), at(`${LEFT_OUT}**/*`)],
	};
	const file = path.join(out, 'tsconfig.json');
	writeFileSync(file, JSON.stringify(settings));
	await runPackageTool('tsc', ['-p', file]);
}
