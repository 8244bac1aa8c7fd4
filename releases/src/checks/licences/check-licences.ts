import type { BundledPackage, RemoteManifest } from '@estate/shared-contract';
import type { Problem } from '../problem.ts';
import { ALLOWED_LICENCES } from './allowed-licences.ts';

/**
 * May what this SPDX expression says be bundled? Of "A OR B" one is enough, of "A AND B" both are needed; AND binds
 * stronger; an exception ("A WITH B") only adds rights. What is no expression is not allowed.
 */
export function isAllowedLicence(
	expression: string,
	allowed: ReadonlySet<string> = ALLOWED_LICENCES,
): boolean {
	const tokens = expression.match(/\(|\)|[^\s()]+/g) ?? [];
	let at = 0;
	function either(): boolean {
		let isAllowed = both();
		while (tokens[at]?.toUpperCase() === 'OR') {
			at += 1;
			const right = both();
			isAllowed ||= right;
		}
		return isAllowed;
	}
	function both(): boolean {
		let isAllowed = one();
		while (tokens[at]?.toUpperCase() === 'AND') {
			at += 1;
			const right = one();
			isAllowed &&= right;
		}
		return isAllowed;
	}
	function one(): boolean {
		const token = tokens[at++];
		if (token === '(') {
			const inside = either();
			return tokens[at++] === ')' && inside;
		}
		const isAllowed = token !== undefined && allowed.has(token);
		if (tokens[at]?.toUpperCase() === 'WITH') at += 2;
		return isAllowed;
	}
	return tokens.length > 0 && either() && at === tokens.length;
}

/** The platform's own packages, which a remote in a repository of its own installs: nobody else's licence is asked for them. */
const isOwn = (name: string) => name.startsWith('@estate/');

/** Does everything that is bundled come under a licence that is allowed? Names each package that does not. */
export function checkLicences({ packages }: Pick<RemoteManifest, 'packages'>): Problem[] {
	if (!packages)
		return [
			{
				code: 'licence',
				what: 'It does not say what is bundled in.',
				where: 'remote.json',
				mend: 'Build it again with the remote-kit of today, which gathers packages and licences.',
			},
		];
	return packages
		.filter(({ name, licence }) => !isOwn(name) && !isAllowedLicence(licence))
		.map(({ name, version, licence }: BundledPackage) => ({
			code: 'licence',
			what: licence
				? `${name} ${version} comes under "${licence}", which is not allowed.`
				: `${name} ${version} names no licence.`,
			where: `${name}@${version}`,
			mend: 'Do without the package, or have the licence looked at and add it to releases/src/checks/licences/allowed-licences.ts.',
		}));
}
