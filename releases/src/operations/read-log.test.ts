import { describe, expect, it } from 'vitest';
import { changeChannel } from '../log/change-channel.ts';
import { EVERY_REMOTE } from '../log/restore-state.ts';
import { promote } from '../log/transitions.ts';
import { openStore } from '../store/open-store.ts';
import { scratchFolder } from '../testing/fixture.ts';
import { readLog } from './read-log.ts';

const channel = 'production';

describe('the log, page by page', () => {
	it('is read newest first, of every remote or of one, until there is no more', async () => {
		const store = openStore(await scratchFolder());
		for (const [remote, version] of [
			['forms', '1.0.0'],
			['listings', '1.0.0'],
			['forms', '1.1.0'],
			['forms', '1.2.0'],
		] as const)
			await changeChannel(store.log, { channel, remote, action: 'promote', who: 'An', why: '' }, (state) =>
				promote(state, remote, version),
			);
		// As a restored channel writes it: about no remote by name, yet about those that it changed.
		await changeChannel(
			store.log,
			{ channel, remote: EVERY_REMOTE, action: 'restore', who: 'An', why: '' },
			(state) => ({ ...state, forms: { active: '1.0.0', withdrawn: [] } }),
		);
		const revisions = async (query: { remote?: string; before?: number; limit: number }) => {
			const { entries, hasOlder } = await readLog(store.log, { channel, ...query });
			return [entries.map(({ revision }) => revision), hasOlder];
		};
		expect(await revisions({ limit: 2 })).toEqual([[5, 4], true]);
		expect(await revisions({ limit: 2, before: 4 })).toEqual([[3, 2], true]);
		expect(await revisions({ limit: 2, before: 2 })).toEqual([[1], false]);
		expect(await revisions({ limit: 3, remote: 'forms' })).toEqual([[5, 4, 3], true]);
		expect(await revisions({ limit: 3, remote: 'forms', before: 3 })).toEqual([[1], false]);
		expect(await revisions({ limit: 9, remote: 'listings' })).toEqual([[2], false]);
	});
});
