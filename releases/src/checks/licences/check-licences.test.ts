import { describe, expect, it } from 'vitest';
import { checkLicences, isAllowedLicence } from './check-licences.ts';

describe('a licence', () => {
	it.each(['MIT', 'ISC', '(MIT OR GPL-3.0-only)', 'MIT AND BSD-3-Clause', 'GPL-2.0-only OR (MIT AND ISC)'])(
		'is allowed: %s',
		(expression) => expect(isAllowedLicence(expression)).toBe(true),
	);

	it.each([
		'GPL-3.0-only',
		'MIT AND GPL-3.0-only',
		'(MIT OR ISC) AND AGPL-3.0-only',
		'UNLICENSED',
		'SEE LICENSE IN LICENSE.md',
		'(MIT',
		'MIT ISC',
		'OR',
		'',
	])('is not allowed: %s', (expression) => expect(isAllowedLicence(expression)).toBe(false));
});

it('of a package that is not allowed refuses the version, and names the package', () => {
	const packages = [
		{ name: 'good', version: '1.0.0', licence: 'MIT' },
		{ name: '@left/copied', version: '2.1.0', licence: 'GPL-3.0-only' },
		{ name: 'silent', version: '0.1.0', licence: '' },
	];
	expect(checkLicences({ packages })).toMatchObject([
		{ code: 'licence', where: '@left/copied@2.1.0', what: expect.stringContaining('GPL-3.0-only') },
		{ code: 'licence', where: 'silent@0.1.0', what: expect.stringContaining('names no licence') },
	]);
	expect(checkLicences({})).toMatchObject([{ code: 'licence', mend: expect.stringContaining('again') }]);
	expect(checkLicences({ packages: [] })).toEqual([]);
});

it('asks no licence of the platform’s own packages, which a remote in a repository of its own installs', () => {
	const packages = [
		{ name: '@estate/shared-ui', version: '1.2.0', licence: 'UNLICENSED' },
		{ name: 'shared-ui', version: '1.2.0', licence: 'UNLICENSED' },
	];
	expect(checkLicences({ packages }).map(({ where }) => where)).toEqual(['shared-ui@1.2.0']);
});
