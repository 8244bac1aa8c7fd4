import { BUNDLE_PARTS, type BundledPackage, type RemoteManifest } from '@estate/shared-contract';

const majorOf = (version: string) => version.split('.')[0];

const whereOf = ({ parts }: BundledPackage) => (parts ? ` for the ${parts.join(' and the ')}` : '');

function otherMajors(packages: readonly BundledPackage[], given: Readonly<Record<string, string>>): string[] {
	return packages.flatMap((each) => {
		const version = given[each.name];
		if (version === undefined || majorOf(version) === majorOf(each.version)) return [];
		return [`${each.name} ${each.version} is bundled${whereOf(each)}; the shell gives ${version}.`];
	});
}

/** Two copies in one part do not know each other's hooks, contexts and atoms. */
function severalCopies(
	packages: readonly BundledPackage[],
	given: Readonly<Record<string, string>>,
): string[] {
	return Object.keys(given).flatMap((name) =>
		BUNDLE_PARTS.flatMap((part) => {
			const copies = packages.filter((each) => each.name === name && each.parts?.includes(part));
			if (copies.length < 2) return [];
			const versions = copies.map(({ version }) => version).join(' and ');
			return [`${name} is bundled for the ${part} in several versions, ${versions}; one page has one.`];
		}),
	);
}

/**
 * What is wrong with the shared libraries that a version really bundles, one sentence each: a copy of another major version
 * than the shell's renders what the shell's does not take up. Given: library → version that the shell provides.
 */
export function libraryProblems(
	{ packages = [] }: Pick<RemoteManifest, 'packages'>,
	given: Readonly<Record<string, string>>,
): string[] {
	return [...otherMajors(packages, given), ...severalCopies(packages, given)];
}

/** How to mend any of them. */
export const LIBRARY_ADVICE =
	'Install the major version that the shell gives, once (npm ls says who brings another one), and build again.';
