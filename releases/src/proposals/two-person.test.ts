import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AccessList, type NewMember } from '../access/access-list.ts';
import { AuditLog } from '../access/audit/audit-log.ts';
import { memberIdentity } from '../access/identity.ts';
import type { Caller } from '../access/permitted.ts';
import { changeChannel } from '../log/change-channel.ts';
import { promote } from '../log/transitions.ts';
import { abortRollout, changeShare } from '../operations/change-share.ts';
import { retireRemote } from '../operations/retire-remote.ts';
import { abortShell, promoteShell } from '../shell-releases/release-shell.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { scratchFolder } from '../testing/fixture.ts';
import { writeSmallShell } from '../testing/small-shell.ts';
import {
	emptyFolderStore,
	emptyS3Store,
	type StoreUnderTest,
	startTestS3,
} from '../testing/store-under-test.ts';
import { approveProposal, declineProposal } from './approve-proposal.ts';
import { makeOrPropose } from './make-or-propose.ts';
import { MOST_PROPOSALS, Proposals } from './proposals.ts';
import { standingProposals } from './standing-proposals.ts';
import { TwoPersonRules } from './two-person-rules.ts';

let s3: Awaited<ReturnType<typeof startTestS3>>;
beforeAll(async () => {
	s3 = await startTestS3();
});
afterAll(() => s3.stop());

const ADMIN: NewMember = {
	...{ name: 'An', role: 'admin', remotes: '*', channels: '*', addedBy: 'test' },
	person: 'An Peeters',
};
const EVERYTHING = { remotes: '*', channels: '*', addedBy: 'test' } as const;

let under: StoreUnderTest;
let store: ReleaseStore;
let list: AccessList;
let an: Caller;
let bo: Caller;

async function caller(member: NewMember): Promise<Caller> {
	const { token } = await list.addToken(member);
	const found = await list.memberOfToken(token);
	if (!found) throw new Error('The entry is not there.');
	return { identity: memberIdentity(found), via: 'command' };
}
const activate = (remote: string, version: string) =>
	changeChannel(
		store.log,
		{ channel: 'production', action: 'promote', remote, who: 'test', why: '' },
		(state) => promote(state, remote, version),
	);
const revision = async () => (await store.log.newest('production')).revision;

async function begin(empty: () => Promise<StoreUnderTest>): Promise<void> {
	under = await empty();
	store = await under.open();
	list = new AccessList(store.records);
	an = await caller(ADMIN);
	bo = await caller({ ...ADMIN, name: 'Bo', person: 'Bo Maes' });
	await new TwoPersonRules(store.records).add(EVERYTHING);
	for (const version of ['1.0.0', '1.1.0']) await activate('listings', version);
}

/** Takes a remote out, or proposes it: the one change that needs no files. */
const retire = (
	who: Caller,
	redirect = '/contact/',
	remote = 'listings',
	meanwhile?: () => Promise<unknown>,
) => {
	const change = { kind: 'retire', redirect } as const;
	const wish = { channel: 'production', remote, why: 'sold out', action: 'retire', change } as const;
	return makeOrPropose(store, who, wish, {
		async make(name, { log }) {
			await meanwhile?.();
			return retireRemote(log, { channel: 'production', remote, who: name, why: 'sold out' }, redirect);
		},
	});
};
const SLOW = { channel: 'production', remote: 'listings', who: 'An', why: 'slow' } as const;
const tryForHalf = () =>
	changeChannel(store.log, { ...SLOW, action: 'canary' }, (state) => ({
		...state,
		listings: {
			...{ active: '1.1.0', previous: '1.0.0', withdrawn: [] },
			canary: { version: '1.2.0', traffic: 50, salt: 'a' },
		},
	}));
/** Gives what is tried to fewer; `meanwhile`: what somebody else does once that was decided. */
const shrink = (traffic: number, meanwhile?: () => Promise<unknown>) => {
	const rollout = { kind: 'share', traffic } as const;
	const wish = { channel: 'production', remote: 'listings', why: 'slow', action: 'rollout' } as const;
	return makeOrPropose(
		store,
		an,
		{ ...wish, change: { kind: 'share', rollout } },
		{
			async make(who, { log }) {
				await meanwhile?.();
				return changeShare(log, { ...SLOW, who }, rollout);
			},
		},
	);
};
/** The store, with what somebody else does the moment that a change reads the log, or writes to it. */
function storeWith(meanwhile: {
	read?: () => Promise<unknown>;
	write?: () => Promise<unknown>;
}): ReleaseStore {
	const { log } = store;
	let reads = 0;
	return {
		...store,
		log: {
			check: () => log.check(),
			history: (...args) => log.history(...args),
			texts: (channel) => log.texts(channel),
			watch: (...args) => log.watch(...args),
			async newest(channel) {
				const newest = await log.newest(channel);
				// The first one is whether the proposal stands.
				if (++reads === 2) await meanwhile.read?.();
				return newest;
			},
			async append(...args) {
				await meanwhile.write?.();
				return log.append(...args);
			},
		},
	};
}
const statusNow = async () => (await standingProposals(store, 'production'))[0]?.status;
const proposed = async (who = an, redirect?: string) => (await retire(who, redirect)).proposal?.id ?? '';

describe.each([
	['a folder', emptyFolderStore],
	['an object store', async () => emptyS3Store(s3.location())],
])('the two-person rule in %s', (_, empty: () => Promise<StoreUnderTest>) => {
	beforeEach(() => begin(empty));

	it('keeps a change until a second person approves it, and writes down who did what', async () => {
		const id = await proposed();
		expect(await revision()).toBe(2);
		expect(await standingProposals(store, 'production')).toMatchObject([
			{ status: 'waiting', proposal: { id, revision: 2, proposed: { who: 'An' } } },
		]);
		await expect(approveProposal(store, an, id)).rejects.toMatchObject({ code: 'same-person' });
		const { entry } = await approveProposal(store, bo, id);
		expect(entry).toMatchObject({ revision: 3, who: 'An and Bo', why: 'sold out', action: 'retire' });
		await expect(approveProposal(store, bo, id)).rejects.toMatchObject({ code: 'proposal-over' });
		expect(await standingProposals(store, 'production')).toMatchObject([{ status: 'done' }]);
		expect(await standingProposals(store, 'production', { isOpen: true })).toEqual([]);
		const { entries } = await new AuditLog(store.records).page({ limit: 10 });
		const about = { remote: 'listings', channel: 'production', via: 'command' };
		expect(entries).toMatchObject([
			{ ...about, who: 'Bo', action: 'approve', outcome: 'failed', detail: 'proposal-over' },
			{
				...about,
				who: 'Bo',
				action: 'approve',
				outcome: 'done',
				detail: `proposal ${id} of An: done, revision 3`,
			},
			{ ...about, who: 'An', action: 'approve', outcome: 'refused', detail: 'same-person' },
			{
				...{ ...about, who: 'An', action: 'propose', outcome: 'done' },
				detail: `proposal ${id}: take listings out, leading to /contact/, for revision 2`,
			},
		]);
	});

	it('is done once by two who approve at the same moment', async () => {
		const id = await proposed();
		const cy = await caller({ ...ADMIN, name: 'Cy', person: 'Cy Claes' });
		const outcomes = await Promise.allSettled([bo, cy].map((who) => approveProposal(store, who, id)));
		expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
		expect(await revision()).toBe(3);
	});

	it('is not done once it was declined while it was worked on', async () => {
		const id = await proposed();
		const worked = storeWith({ read: () => declineProposal(store, an, id, 'not on Friday') });
		await expect(approveProposal(worked, bo, id)).rejects.toMatchObject({
			code: 'proposal-over',
			message: expect.stringMatching(/was declined by An on .*: not on Friday/),
		});
		expect(await revision()).toBe(2);
		expect(await statusNow()).toBe('declined');
	});

	it('is not declined any more while it is written, and says so', async () => {
		const id = await proposed();
		const declines: unknown[] = [];
		const written = storeWith({
			write: () => declineProposal(store, an, id, 'too late').catch((error: unknown) => declines.push(error)),
		});
		expect((await approveProposal(written, bo, id)).entry).toMatchObject({ revision: 3 });
		expect(declines).toMatchObject([
			{ code: 'busy', message: expect.stringMatching(/is being carried out by Bo just now/) },
		]);
		await expect(declineProposal(store, an, id, 'too late')).rejects.toMatchObject({ code: 'proposal-over' });
		expect(await statusNow()).toBe('done');
	});

	it('waits on after a change that could not be written, for whoever declines or approves it', async () => {
		for (const next of [
			(id: string) => declineProposal(store, an, id, 'later'),
			(id: string) => approveProposal(store, bo, id),
		]) {
			const id = await proposed();
			const full = storeWith({ write: () => Promise.reject(new Error('No space is left.')) });
			await expect(approveProposal(full, bo, id)).rejects.toThrow('No space is left.');
			expect(await statusNow()).toBe('waiting');
			await next(id);
		}
		expect(await revision()).toBe(3);
	});

	it('is tried again where another remote changes at the same moment', async () => {
		const id = await proposed();
		let times = 0;
		const contested = storeWith({
			write: async () => (times++ < 3 ? activate('forms', `1.0.${times}`) : undefined),
		});
		expect((await approveProposal(contested, bo, id)).entry).toMatchObject({ revision: 6 });
		expect(await statusNow()).toBe('done');
	});
});

describe('the two-person rule', () => {
	beforeEach(() => begin(emptyFolderStore));

	it('takes two people for what a program proposes', async () => {
		const { person: _, ...program } = { ...ADMIN, name: 'CI' };
		const ci = await caller(program);
		const id = await proposed(ci);
		await expect(approveProposal(store, ci, id)).rejects.toMatchObject({ code: 'no-person' });
		expect((await approveProposal(store, an, id)).entry).toBeUndefined();
		await expect(approveProposal(store, an, id)).rejects.toMatchObject({ code: 'same-person' });
		expect((await approveProposal(store, bo, id)).entry).toMatchObject({ who: 'CI, An and Bo', revision: 3 });
	});

	it('binds a proposal to what the remote was; another remote may change', async () => {
		const id = await proposed();
		await activate('forms', '1.0.0');
		expect(await standingProposals(store, 'production')).toMatchObject([{ status: 'waiting' }]);
		await activate('listings', '1.2.0');
		expect(await standingProposals(store, 'production')).toMatchObject([{ status: 'outdated' }]);
		await expect(approveProposal(store, bo, id)).rejects.toMatchObject({
			code: 'proposal-outdated',
			message: expect.stringMatching(/propose it again: npm run release -- retire listings/),
		});
		expect(await revision()).toBe(4);
	});

	it('hears nobody whose entry was revoked since', async () => {
		const id = await proposed();
		await list.revoke('An', 'test');
		await expect(approveProposal(store, bo, id)).rejects.toMatchObject({ code: 'proposal-outdated' });
	});

	it('lets nobody approve or decline what they may not do themselves', async () => {
		const id = await proposed();
		const viewer = await caller({ ...ADMIN, name: 'Di', role: 'viewer', person: 'Di Daems' });
		for (const deed of [
			() => approveProposal(store, viewer, id),
			() => declineProposal(store, viewer, id, 'no'),
		])
			await expect(deed()).rejects.toMatchObject({ code: 'forbidden' });
	});

	it('ends a proposal that is declined, and lets it be proposed again', async () => {
		const id = await proposed();
		await declineProposal(store, bo, id, 'not on Friday');
		await expect(approveProposal(store, bo, id)).rejects.toMatchObject({
			code: 'proposal-over',
			message: expect.stringContaining('not on Friday'),
		});
		expect(await proposed()).not.toBe('');
	});

	/** What a server leaves that died while it carried a proposal out, so many minutes ago. */
	const leave = (id: string, minutes: number) => {
		const at = new Date(Date.now() - minutes * 60_000).toISOString();
		return store.records.create(`proposal-claims/${id}.1`, JSON.stringify({ how: 'done', who: 'Cy', at }));
	};

	it('waits for a server that carries it out, and not for ever for one that has died', async () => {
		const [fresh, left] = [await proposed(an, '/one/'), await proposed(an, '/two/')];
		await leave(fresh, 1);
		await leave(left, 11);
		for (const deed of [
			() => approveProposal(store, bo, fresh),
			() => declineProposal(store, bo, fresh, 'no'),
		])
			await expect(deed()).rejects.toMatchObject({ code: 'busy', message: expect.stringContaining('by Cy') });
		expect((await approveProposal(store, bo, left)).entry).toMatchObject({ revision: 3 });
	});

	it('does not call declined what a server that has died may have done', async () => {
		const [undone, done] = [await proposed(an, '/one/'), await proposed(an, '/two/')];
		for (const id of [undone, done]) await leave(id, 11);
		expect(await declineProposal(store, bo, undone, 'no')).toMatchObject({ id: undone });
		await activate('listings', '1.2.0');
		for (const _ of ['first', 'second'])
			await expect(declineProposal(store, bo, done, 'no')).rejects.toMatchObject({
				code: 'proposal-outdated',
			});
	});

	it('refuses the same proposal twice, and more than a channel holds', async () => {
		const id = await proposed();
		await expect(retire(bo)).rejects.toMatchObject({
			code: 'proposed-already',
			message: expect.stringContaining(`proposals approve ${id}`),
		});
		for (let page = 1; page < MOST_PROPOSALS; page++) await proposed(an, `/page-${page}/`);
		await expect(retire(an, '/one-more/')).rejects.toMatchObject({ code: 'too-many-proposals' });
		await declineProposal(store, an, id, 'another one');
		expect(await proposed(an, '/one-more/')).not.toBe('');
	});

	it('is over after its time, and is cleared away later', async () => {
		const id = await proposed();
		const old = await new Proposals(store.records).read(id);
		const past = { ...old.proposal, id: '00000000000000aa', expires: '2026-01-02T00:00:00.000Z' };
		await store.records.create(`proposals/${past.id}`, JSON.stringify(past));
		await leave(past.id, 11);
		await expect(approveProposal(store, bo, past.id)).rejects.toMatchObject({
			code: 'proposal-over',
			message: expect.stringContaining('was good until 2026-01-02'),
		});
		await proposed(an, '/elsewhere/');
		await expect(approveProposal(store, bo, past.id)).rejects.toMatchObject({ code: 'unknown-proposal' });
		expect(await store.records.list('proposal-claims')).toEqual([]);
	});

	it('lets what takes back through at once', async () => {
		await activate('forms', '1.0.0');
		expect((await retire(an, '/contact/', 'forms')).made).toMatchObject({ who: 'An', action: 'retire' });
		await tryForHalf();
		expect((await shrink(10)).made?.after.listings?.canary?.traffic).toBe(10);
		expect(await abortRollout(store.log, SLOW)).toMatchObject({ action: 'abort' });
	});

	it('refuses a smaller share that was decided on another state, in which it would be a larger one', async () => {
		await tryForHalf();
		await expect(
			shrink(25, () => changeShare(store.log, SLOW, { kind: 'share', traffic: 5 })),
		).rejects.toMatchObject({
			code: 'outdated',
			message:
				'This was decided for revision 3 of production, and listings is not what it was then. See npm run release -- history, then do it again: npm run release -- canary listings <percent>',
		});
		expect((await store.log.newest('production')).state.listings?.canary?.traffic).toBe(5);
		expect((await shrink(2, () => activate('forms', '1.0.0'))).made).toMatchObject({ action: 'canary' });
	});

	it('refuses a first version to be taken out that is none any longer', async () => {
		await activate('forms', '1.0.0');
		await expect(retire(an, '/contact/', 'forms', () => activate('forms', '1.1.0'))).rejects.toMatchObject({
			code: 'outdated',
		});
	});

	it('refuses a smaller share of the servers that was decided before the try was ended', async () => {
		for (const version of ['1.0.0', '1.1.0'])
			await store.shells.artifacts.put(await writeSmallShell(await scratchFolder(), version));
		const order = { channel: 'production', who: 'An', why: 'slow' } as const;
		await promoteShell(store, { ...order, version: '1.0.0' });
		await promoteShell(store, { ...order, version: '1.1.0', traffic: 50 });
		await new TwoPersonRules(store.records).add({ ...EVERYTHING, remotes: ['shell'] });
		const rollout = { kind: 'share', traffic: 25 } as const;
		const change = { kind: 'promote', version: '1.1.0', rollout, waived: [] as never[] } as const;
		const wanted = { channel: 'production', remote: 'shell', why: 'slow', action: 'shell', change } as const;
		const shrinking = makeOrPropose(store, an, wanted, {
			async make(who, asDecided) {
				await abortShell(store, order);
				return promoteShell(asDecided, { ...order, who, version: '1.1.0', traffic: 25 });
			},
		});
		await expect(shrinking).rejects.toMatchObject({
			code: 'outdated',
			message: expect.stringMatching(/revision 2 of production, and shell is not what it was then/),
		});
		expect((await store.shells.log.newest('production')).state.shell?.canary).toBeUndefined();
	});

	it('lets whoever may roll back take out a first version, and no other', async () => {
		await activate('forms', '1.0.0');
		const ci = await caller({ ...ADMIN, name: 'CI', role: 'ci', remotes: ['forms', 'listings'] });
		const viewer = await caller({ ...ADMIN, name: 'Di', role: 'viewer' });
		for (const [who, remote] of [
			[ci, 'listings'],
			[viewer, 'forms'],
		] as const)
			await expect(retire(who, '/contact/', remote)).rejects.toMatchObject({
				code: 'forbidden',
				message: expect.stringContaining('"restore"'),
			});
		expect((await retire(ci, '/contact/', 'forms')).made).toMatchObject({ who: 'CI', action: 'retire' });
		expect((await new AuditLog(store.records).page({ limit: 1 })).entries).toMatchObject([
			{ who: 'CI', action: 'retire', outcome: 'done' },
		]);
	});

	it('is asked for where it holds alone', async () => {
		const rules = new TwoPersonRules(store.records);
		const [whole] = await rules.list();
		await rules.end(whole?.id ?? '', 'test');
		expect(await rules.hold('listings', 'production')).toBe(false);
		await rules.add({ ...EVERYTHING, remotes: ['listings'], channels: ['production'] });
		const held = await Promise.all([
			rules.hold('listings', 'production'),
			rules.hold('*', 'production'),
			rules.hold('forms', 'production'),
			rules.hold('listings', 'preview'),
		]);
		expect(held).toEqual([true, true, false, false]);
	});

	it('cannot be set where fewer than two people could agree', async () => {
		await list.revoke('Bo', 'test');
		await caller({ ...ADMIN, name: 'An, laptop', person: 'an peeters' });
		await expect(new TwoPersonRules(store.records).add(EVERYTHING)).rejects.toMatchObject({
			code: 'two-person-rule',
			message: expect.stringMatching(/names only An Peeters.*--person/),
		});
	});
});
