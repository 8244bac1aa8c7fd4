import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { integrityOf } from '@estate/remote-kit/integrity';
import type { Problem } from '../checks/problem.ts';
import type { ArtifactManifest } from './artifact-format.ts';
import { COMPRESSIONS, isText } from './compress-texts.ts';

const MEND = 'Publish the version again under another number; what is in the store is never edited.';

async function compressedProblem(
	path: string,
	where: string,
	suffix: 'br' | 'gz',
	{ integrity, size }: Pick<ArtifactManifest['files'][number], 'integrity' | 'size'>,
) {
	const packed = await readFile(`${path}.${suffix}`).catch(() => undefined);
	if (!packed) return [];
	const plain = await COMPRESSIONS[suffix].unpack(packed, size).catch(() => undefined);
	if (plain && integrityOf(plain) === integrity) return [];
	return [
		{
			code: 'wrong-hash',
			what: `The compressed copy is not that of the file.`,
			where: `${where}.${suffix}`,
			mend: MEND,
		} satisfies Problem,
	];
}

/** Presence, size and hash of every file that the manifest names, and of the compressed copies beside them. */
export async function verifyFiles(folder: string, manifest: ArtifactManifest): Promise<Problem[]> {
	const found = await Promise.all(
		manifest.files.map(async ({ path, size, integrity }): Promise<Problem[]> => {
			const where = `${manifest.name}/${manifest.version}/${path}`;
			const full = join(folder, path);
			const bytes = await readFile(full).catch(() => undefined);
			if (!bytes) return [{ code: 'missing-file', what: 'The file is missing.', where, mend: MEND }];
			if (bytes.byteLength !== size)
				return [
					{
						code: 'wrong-size',
						what: `The file has ${bytes.byteLength} bytes; its manifest says ${size}.`,
						where,
						mend: MEND,
					},
				];
			if (integrityOf(bytes) !== integrity)
				return [{ code: 'wrong-hash', what: 'The bytes are not those of the build.', where, mend: MEND }];
			if (!isText(path)) return [];
			const copies = await Promise.all(
				(['br', 'gz'] as const).map((suffix) => compressedProblem(full, where, suffix, { integrity, size })),
			);
			return copies.flat();
		}),
	);
	return found.flat();
}
