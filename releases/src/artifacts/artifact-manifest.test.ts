import { describe, expect, it } from 'vitest';
import { buildFixture } from '../testing/fixture.ts';
import { REMOTE_FORMAT } from './artifact-format.ts';
import { BadManifestError, readManifestText } from './artifact-manifest.ts';

describe('the text of a manifest', () => {
	const refused = (text: string) => {
		try {
			return readManifestText(text, '/srv/store/remote.json', REMOTE_FORMAT);
		} catch (error) {
			return error;
		}
	};

	it('of a contract that is not served is refused with the way on of that alone, whatever its place', async () => {
		const { manifest } = await buildFixture('1.0.0');
		const error = refused(JSON.stringify({ ...manifest, contract: '9.0.0' }));
		expect(error).toBeInstanceOf(BadManifestError);
		expect(error).toMatchObject({
			code: 'foreign-contract',
			message: expect.stringMatching(/^fixture 1\.0\.0: It is built for contract 9\.0\.0; /),
		});
		expect(String(error)).not.toMatch(/\/srv|publish the remote again/);
	});

	it.each([
		['{"contract":"2.0.0","name":"fixture"}', /\(its "\w+[^"]*" is missing or not what it has to be\)/],
		['[]', /\(it is no object\)/],
		['{"cont', /\(.+\)/],
	])('that is none (%s) is refused in one line, with its place', (text, what) => {
		expect(String(refused(text))).toMatch(
			/\/srv\/store\/remote\.json is no manifest of a remote [^\n]{5,200}again\.$/,
		);
		expect(String(refused(text))).toMatch(what);
	});
});
