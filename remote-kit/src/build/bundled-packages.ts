import { readFile } from 'node:fs/promises';
import { sep } from 'node:path';
import { BUNDLE_PARTS, type BundledPackage, type BundlePart } from '@estate/shared-contract';
import type { Compiler } from '@rspack/core';

const PACKAGE = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^@\\/][^\\/]*)[\\/]/;

/** Notes the packages of others that a build takes in: of every module's file, the innermost package. */
export class BundledPackages {
	/** Folder of a package → parts that hold modules of it */
	readonly #folders = new Map<string, Set<BundlePart>>();

	/** A plugin that does the noting; one for each build. */
	plugin(part: BundlePart) {
		return {
			apply: (compiler: Compiler) => {
				compiler.hooks.compilation.tap('BundledPackages', (compilation) => {
					compilation.hooks.finishModules.tap('BundledPackages', (modules) => {
						for (const module of modules) this.#note(part, module.nameForCondition() ?? undefined);
					});
				});
			},
		};
	}

	/** What was noted, by name and version, with the licence that each package's own package.json names. */
	async list(): Promise<BundledPackage[]> {
		const found = await Promise.all(
			[...this.#folders].map(async ([folder, parts]) => ({ ...(await describe(folder)), parts })),
		);
		const byVersion = Map.groupBy(found, ({ name, version }) => `${name}@${version}`);
		const unique = [...byVersion.values()].flatMap(([first, ...more]) => {
			const copies = first ? [first, ...more] : [];
			const parts = BUNDLE_PARTS.filter((part) => copies.some((copy) => copy.parts.has(part)));
			return first ? [{ ...first, parts }] : [];
		});
		return unique.sort(
			(one, other) =>
				one.name.localeCompare(other.name, 'en') || one.version.localeCompare(other.version, 'en'),
		);
	}

	#note(part: BundlePart, file: string | undefined): void {
		const folder = PACKAGE.exec(file ?? '')?.[1];
		if (folder) this.#folders.set(folder, (this.#folders.get(folder) ?? new Set()).add(part));
	}
}

/** `license` as SPDX text; older packages have `{ type }` or a list of them. */
async function describe(folder: string): Promise<Omit<BundledPackage, 'parts'>> {
	const text = await readFile(`${folder}${sep}package.json`, 'utf8').catch(() => '{}');
	const { name, version, license, licenses } = JSON.parse(text) as Record<string, unknown>;
	const typeOf = (value: unknown) =>
		typeof value === 'string' ? value : ((value as { type?: string })?.type ?? '');
	const older = Array.isArray(licenses) ? licenses.map(typeOf).filter(Boolean).join(' OR ') : '';
	return {
		name: String(name ?? folder.split(/node_modules[\\/]/).at(-1)),
		version: String(version ?? ''),
		licence: typeOf(license) || older,
	};
}
