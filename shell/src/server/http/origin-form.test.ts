import { expect, it } from 'vitest';
import { originForm } from './origin-form.ts';

it.each([
	['http://localhost:4700/nl/', '/nl/', 'localhost:4700'],
	['HTTPS://www.example.be/nl/te-koop/?goal=0', '/nl/te-koop/?goal=0', 'www.example.be'],
	['http://localhost', '/', 'localhost'],
	['http://localhost?a=1', '/?a=1', 'localhost'],
	['http://[::1]:4700/nl/', '/nl/', '[::1]:4700'],
])('of the target %s the path is %s', (target, url, host) => {
	expect(originForm(target)).toEqual({ url, host });
});

it.each([
	'/nl/',
	'*',
	'',
	'localhost:443',
	'ftp://localhost/',
	'http:///nl/',
	'http://an@localhost/',
	'/http://a/',
])('leaves %j as it is', (target) => {
	expect(originForm(target)).toBeUndefined();
});
