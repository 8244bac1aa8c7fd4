import { expect, it } from 'vitest';
import { ALLOWED_LICENCES } from '../releases/src/checks/licences/allowed-licences.ts';
import { isAllowedLicence } from '../releases/src/checks/licences/check-licences.ts';
import { installedPackages, readLock, runtimePackages } from './stack/lock-packages.ts';

const SERVERS = ['shell', 'api'];

/** Of what runs beside our code and is not mixed with it: fonts, native libraries, files that are used as they come. */
const BESIDE = new Set([...ALLOWED_LICENCES, 'OFL-1.1', 'LGPL-3.0-or-later', 'MPL-2.0']);
/** Of tools and tests, which no one gets. */
const TOOLS = new Set([...BESIDE, 'CC-BY-4.0', 'Python-2.0', 'WTFPL']);
/** Packages whose `license` is no expression: what their licence file says */
const READ_BY_HAND: Readonly<Record<string, string>> = {
	'dejavu-fonts-ttf': 'Bitstream Vera: free to use, embed and pass on',
	'png-js': 'MIT',
	slick: 'MIT',
};

const lock = readLock();
const refused = (packages: readonly { name: string; licence: string }[], allowed: ReadonlySet<string>) =>
	packages
		.filter(({ name, licence }) => !(name in READ_BY_HAND) && !isAllowedLicence(licence, allowed))
		.map(({ name, licence }) => `${name}: "${licence}"`);

it('what runs with site and api comes under licences that allow it', () => {
	const packages = runtimePackages(lock, SERVERS);
	expect(packages.map(({ name }) => name)).toEqual(
		expect.arrayContaining(['fastify', 'kysely', 'react', 'zod']),
	);
	expect(refused(packages, BESIDE)).toEqual([]);
});

it('what is installed at all comes under licences that allow its use', () => {
	const packages = installedPackages(lock);
	expect(packages.length).toBeGreaterThan(runtimePackages(lock, SERVERS).length);
	expect(refused(packages, TOOLS)).toEqual([]);
	expect(refused([{ name: 'x', licence: 'AGPL-3.0-only' }], TOOLS)).toHaveLength(1);
});
