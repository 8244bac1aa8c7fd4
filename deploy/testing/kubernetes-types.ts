import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '../../scripts/stack/settings.ts';
import { typeErrors } from '../../scripts/testing/type-errors.ts';

/** One object of Kubernetes, as a manifest has it. */
export interface Manifest {
	apiVersion: string;
	kind: string;
	metadata: { name: string; namespace?: string };
	spec?: Record<string, unknown>;
	data?: Record<string, string>;
}

type Model = new (data: unknown) => { validate(): void };

const PACKAGES: Record<string, string> = {
	'monitoring.coreos.com': '@kubernetes-models/prometheus-operator',
};

const libraryOf = ({ apiVersion }: Manifest) =>
	`${PACKAGES[apiVersion.split('/')[0] ?? ''] ?? 'kubernetes-models'}/${apiVersion}`;

/** Checks a manifest against the schema of its kind, as the Kubernetes api would; throws what does not fit. */
export async function requireValid(manifest: Manifest): Promise<void> {
	const { apiVersion, kind } = manifest;
	const models = (await import(libraryOf(manifest))) as Record<string, Model | undefined>;
	const Model = models[kind];
	if (!Model) throw new Error(`There is no ${kind} in ${apiVersion}.`);
	new Model(manifest).validate();
}

/**
 * Names in manifests that their kinds do not have, such as `readOnlyRootFileSystem`, each with its manifest: the
 * schemas let these pass, TypeScript does not in a literal of the kind's type.
 */
export async function unknownNames(manifests: readonly Manifest[]): Promise<string[]> {
	await mkdir(path.join(ROOT, 'var'), { recursive: true });
	// Below the root, where the packages are found.
	const folder = await mkdtemp(path.join(ROOT, 'var', 'kubernetes-'));
	try {
		const lines = manifests.map(
			(manifest, n) =>
				`import type { I${manifest.kind} as T${n} } from '${libraryOf(manifest)}'; export const m${n}: T${n} = ${JSON.stringify(manifest)};`,
		);
		await writeFile(path.join(folder, 'manifests.mts'), `${lines.join('\n')}\n`);
		return (await typeErrors(folder, 'manifests.mts')).map((line) => {
			const manifest = manifests[Number(/\((\d+),/.exec(line)?.[1]) - 1];
			return manifest
				? `${manifest.kind} ${manifest.metadata.name}: ${line.replace(/^.*?error /, '')}`
				: line;
		});
	} finally {
		await rm(folder, { recursive: true });
	}
}
