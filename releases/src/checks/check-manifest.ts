import type { RemoteManifest } from '@estate/shared-contract';
import type { Problem } from './problem.ts';

/** Does the manifest name the files of every slot and every language, and are they among its files? */
export function checkManifest(manifest: RemoteManifest): Problem[] {
	const listed = new Set(manifest.files.map(({ path }) => path));
	const mend = 'Build it again with remote-kit, which writes the manifest.';
	const problems: Problem[] = [manifest.entry, manifest.serverEntry]
		.filter((path) => !listed.has(path))
		.map((path) => ({
			code: 'missing-assets',
			what: 'The entry is not among the files.',
			where: path,
			mend,
		}));
	const exposed = [
		...manifest.slots.map(({ name }) => name),
		...manifest.languages.map((language) => `texts-${language}`),
	];
	for (const name of exposed)
		if (!manifest.assets[name]?.js.length)
			problems.push({ code: 'missing-assets', what: 'No script is named for it.', where: name, mend });
	for (const [name, { js, css }] of Object.entries(manifest.assets)) {
		const paths = [...js, ...css];
		for (const path of paths.filter((each) => !listed.has(each)))
			problems.push({
				code: 'missing-assets',
				what: `It needs ${path}, which is no file.`,
				where: name,
				mend,
			});
	}
	return problems;
}
