import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { RemoteManifest } from '@estate/shared-contract';

/** Bytes that travel for each slot the first time: entry, the slot's scripts and styles, the heaviest language's texts; as brotli where there is one. */
export async function weighSlots(folder: string, manifest: RemoteManifest): Promise<Record<string, number>> {
	const sizes = new Map<string, Promise<number>>();
	const sizeOf = (path: string) => {
		const known = sizes.get(path) ?? travelling(join(folder, path));
		sizes.set(path, known);
		return known;
	};
	const sum = async (paths: readonly string[]) =>
		(await Promise.all(paths.map(sizeOf))).reduce((total, size) => total + size, 0);
	const texts = await Promise.all(
		manifest.languages.map((language) => sum(manifest.assets[`texts-${language}`]?.js ?? [])),
	);
	const around = (await sizeOf(manifest.entry)) + Math.max(0, ...texts);
	return Object.fromEntries(
		await Promise.all(
			manifest.slots.map(async ({ name }) => {
				const { js = [], css = [] } = manifest.assets[name] ?? {};
				return [name, around + (await sum([...js, ...css]))] as const;
			}),
		),
	);
}

async function travelling(path: string): Promise<number> {
	const packed = await stat(`${path}.br`).catch(() => undefined);
	return (packed ?? (await stat(path))).size;
}
