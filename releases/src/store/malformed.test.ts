import fc from 'fast-check';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { REMOTE_FORMAT } from '../artifacts/artifact-format.ts';
import { readManifestText } from '../artifacts/artifact-manifest.ts';
import { discoveryDocument } from '../discovery/discovery-document.ts';
import { readInstanceReport } from '../instances/instance-report.schema.ts';
import { ReleaseError } from '../release-error.ts';
import { buildFixture } from '../testing/fixture.ts';
import { discoveryFaults } from '../testing/frontend-discovery.ts';
import { malformed } from '../testing/malformed.ts';
import { entryOf, stateOf } from '../testing/store-suite.ts';
import { emptyFolderStore } from '../testing/store-under-test.ts';
import { entryText, readEntry } from './log-entry.ts';

/** Few by default, so that everybody runs them; `FUZZ_RUNS=10000` before a release. */
const NUM_RUNS = Number(process.env.FUZZ_RUNS ?? 150);
const RUNS = { numRuns: NUM_RUNS };
vi.setConfig({ testTimeout: 30_000 + NUM_RUNS * 30 });

/** A text that breaks off is overlooked; what is no entry although it is whole is not. */
function isCut(text: string): boolean {
	try {
		JSON.parse(text);
		return false;
	} catch {
		return true;
	}
}

describe('what is malformed in a store', () => {
	const second = entryText(entryOf('1.1.0', stateOf('1.0.0')), 2, undefined);
	let manifest: string;
	beforeAll(async () => {
		manifest = JSON.stringify((await buildFixture('1.0.0')).manifest);
	});

	/** Reads; returns the error, which has to be one that names the next step. */
	function refusal(read: () => unknown): ReleaseError | undefined {
		try {
			read();
			return undefined;
		} catch (error) {
			expect(error).toBeInstanceOf(ReleaseError);
			return error as ReleaseError;
		}
	}

	it('of a log is reported with its place, or is a whole entry of that revision', () => {
		fc.assert(
			fc.property(malformed(second), (text) => {
				const error = refusal(() => readEntry(text, 2, 'log/00000002.json'));
				// One sentence on one line, whatever is wrong with it.
				if (error)
					expect(error).toMatchObject({
						code: 'bad-store',
						message: expect.stringMatching(/^log\/0[^\n]{10,300}$/),
					});
				else expect(readEntry(text, 2, '').revision).toBe(2);
			}),
			RUNS,
		);
	});

	it('of a manifest is reported with its place, and what is accepted reads no file outside its folder', () => {
		fc.assert(
			fc.property(malformed(manifest), (text) => {
				if (refusal(() => readManifestText(text, 'remote.json', REMOTE_FORMAT))) return;
				for (const { path } of readManifestText(text, '', REMOTE_FORMAT).files)
					expect(path.split('/')).not.toContain('..');
			}),
			RUNS,
		);
	});

	it('of a manifest still gives a public document that fits its schema', () => {
		fc.assert(
			fc.property(malformed(manifest), (text) => {
				if (refusal(() => readManifestText(text, '', REMOTE_FORMAT))) return;
				const read = readManifestText(text, '', REMOTE_FORMAT);
				const state = { fixture: { active: read.version, withdrawn: [] } };
				const document = discoveryDocument(state, { fixture: { [read.version]: read } }, '/-/remotes');
				expect(discoveryFaults(document)).toEqual([]);
			}),
			RUNS,
		);
	});

	it('of a report is no report', () => {
		const report = JSON.stringify({ instance: 'web-1', channel: 'production', remotes: {} });
		fc.assert(
			fc.property(malformed(report), (text) => {
				expect(() => readInstanceReport(text)).not.toThrow();
			}),
			RUNS,
		);
	});

	it('changes nothing of what a follower has, and is over when it is gone', async () => {
		const under = await emptyFolderStore();
		const store = await under.open();
		await store.log.append('production', 0, entryOf('1.0.0'));
		const place = 'channels/production/log/00000002.json';
		await fc.assert(
			fc.asyncProperty(malformed(second), async (text) => {
				await under.write(place, text);
				const read = await store.log.newest('production').catch((error: unknown) => error);
				const isEntry = refusal(() => readEntry(text, 2, '')) === undefined;
				if (isEntry) expect(read).toMatchObject({ revision: 2 });
				else if (isCut(text))
					expect(read).toMatchObject({ revision: 2, state: stateOf('1.0.0'), finding: expect.any(String) });
				else expect(read).toMatchObject({ code: 'bad-store', message: expect.stringContaining('00000002') });
			}),
			RUNS,
		);
		await under.remove(place);
		expect(await store.log.newest('production')).toEqual({ revision: 1, state: stateOf('1.0.0') });
	});
});
