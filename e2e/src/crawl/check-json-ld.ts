import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { typeErrors } from '../../../scripts/testing/type-errors.ts';
import { TEST_DATA_DIR } from '../test-stack.ts';

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
	return (await typeErrors(folder, file)).join('\n');
}
