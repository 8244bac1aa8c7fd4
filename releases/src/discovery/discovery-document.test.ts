import type { BuiltRemote } from '@estate/remote-kit/build';
import { discoveryDocumentSchema } from '@estate/shared-contract/schemas';
import { beforeAll, describe, expect, it } from 'vitest';
import { promote } from '../log/transitions.ts';
import { buildFixture } from '../testing/fixture.ts';
import { discoveryFaults } from '../testing/frontend-discovery.ts';
import { discoveryDocument, type ManifestsByVersion } from './discovery-document.ts';

describe('the public document of a channel', () => {
	let one: BuiltRemote['manifest'];
	let two: BuiltRemote['manifest'];
	let manifests: ManifestsByVersion;
	beforeAll(async () => {
		one = (await buildFixture('1.0.0')).manifest;
		two = (await buildFixture('1.1.0')).manifest;
		manifests = { fixture: { '1.0.0': one, '1.1.0': two } };
	});

	it('fits the frontend-discovery schema and names entry, integrity and fallback', () => {
		const state = promote(promote({}, 'fixture', '1.0.0'), 'fixture', '1.1.0');
		const document = discoveryDocument(state, manifests, 'https://meander.example/remotes');
		expect(discoveryDocumentSchema.parse(document)).toEqual(document);
		expect(discoveryFaults(document)).toEqual([]);
		expect(document.microFrontends['@estate/fixture']).toMatchObject([
			{
				url: 'https://meander.example/remotes/fixture/1.1.0/client/remoteEntry.js',
				fallbackUrl: 'https://meander.example/remotes/fixture/1.0.0/client/remoteEntry.js',
				metadata: {
					version: '1.1.0',
					integrity: two.files.find(({ path }) => path === two.entry)?.integrity,
				},
				deployment: { traffic: 100, default: true },
				extras: { federationName: 'fixture_1_1_0', fallback: { federationName: 'fixture_1_0_0' } },
			},
		]);
		expect(Object.keys(document).sort()).toEqual(['microFrontends', 'schema']);
	});

	it('shares the traffic between the active version and a canary', () => {
		const state = {
			fixture: { active: '1.0.0', withdrawn: [], canary: { version: '1.1.0', traffic: 10, salt: 'a' } },
		};
		const document = discoveryDocument(state, manifests, '/remotes');
		expect(discoveryFaults(document)).toEqual([]);
		expect(discoveryFaults({ ...document, channel: 'production' })).toHaveLength(1);
		const versions = document.microFrontends['@estate/fixture'];
		expect(
			versions?.map(({ metadata, deployment }) => [
				metadata.version,
				deployment?.traffic,
				deployment?.default,
			]),
		).toEqual([
			['1.0.0', 90, true],
			['1.1.0', 10, false],
		]);
	});

	it('leaves out a remote whose version it does not know', () => {
		expect(discoveryDocument(promote({}, 'gone', '1.0.0'), manifests, '/remotes').microFrontends).toEqual({});
	});
});
