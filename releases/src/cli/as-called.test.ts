import { expect, it } from 'vitest';
import { refusalAsCalled } from './as-called.ts';
import { invocationOf, scriptInvocation } from './invocation-of.ts';

it('names the command as it was called, in how to mend each problem too', () => {
	const problem = { code: 'missing-file', what: 'It lacks a file.', where: 'remote.json' } as const;
	expect(
		refusalAsCalled(
			{
				code: 'locked',
				message: 'When the reason is gone: npm run release -- unlock listings',
				problems: [{ ...problem, mend: 'Again: node dist/release.js publish listings' }],
			},
			'node /opt/estate/dist/release.js',
		),
	).toEqual({
		code: 'locked',
		message: 'When the reason is gone: node /opt/estate/dist/release.js unlock listings',
		problems: [{ ...problem, mend: 'Again: node /opt/estate/dist/release.js publish listings' }],
	});
});

it.each([
	['/app', '/app/dist/release.js', 'node dist/release.js'],
	['/root', '/opt/estate/dist/release.js', 'node /opt/estate/dist/release.js'],
])('in %s the bundle %s is called as %s', (folder, bundle, expected) => {
	expect(invocationOf(bundle, folder)).toBe(expected);
});

it.each([
	[{ npm_lifecycle_event: 'releases', npm_lifecycle_script: 'estate-release' }, 'npm run releases --'],
	// With a command in it, such as the template's `preview`, others cannot be called by it.
	[
		{ npm_lifecycle_event: 'preview', npm_lifecycle_script: 'estate-release promote own --channel preview' },
		'npm run release --',
	],
	[{}, 'npm run release --'],
])('a script of npm is named as it is: %j', (environment, expected) => {
	expect(scriptInvocation(environment)).toBe(expected);
});
