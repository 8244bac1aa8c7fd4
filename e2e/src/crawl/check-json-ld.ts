import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../../../scripts/stack/settings.ts';
import { TEST_DATA_DIR } from '../test-stack.ts';

const TSC = path.join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc');
const OPTIONS = [
	'--ignoreConfig',
	'--noEmit',
	'--strict',
	'--skipLibCheck',
	'--module',
	'nodenext',
	'--target',
	'esnext',
];

/** Annotations of actions (`query-input`) may stand on any of their properties, and no type names them. */
const withoutAnnotations = (key: string, value: unknown) =>
	/-(input|output)$/.test(key) ? undefined : value;

/**
 * Checks structured data against schema.org's vocabulary: the compiler holds each object against the types that
 * `schema-dts` makes of it. Answers what the compiler says, nothing where all is well.
 */
export async function checkJsonLd(objects: readonly unknown[]): Promise<string> {
	const folder = path.join(TEST_DATA_DIR, 'json-ld');
	await mkdir(folder, { recursive: true });
	const file = path.join(folder, 'found.ts');
	const lines = objects.map(
		(object, index) =>
			`export const found${index}: WithContext<Thing> = ${JSON.stringify(object, withoutAnnotations, 1)};`,
	);
	await writeFile(file, `import type { Thing, WithContext } from 'schema-dts';\n\n${lines.join('\n')}\n`);
	const command = [TSC, ...OPTIONS, '--types', '', file];
	return promisify(execFile)(process.execPath, command, { cwd: folder, maxBuffer: 64 * 1024 * 1024 }).then(
		() => '',
		(error: { stdout?: string; message: string }) => error.stdout || error.message,
	);
}
