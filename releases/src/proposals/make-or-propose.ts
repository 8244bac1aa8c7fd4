import type { Channel, ChannelState } from '@estate/shared-contract';
import { drawId } from '../access/access-token.ts';
import { isGranted } from '../access/grant.ts';
import { type AuditedRequest, type Caller, permitted } from '../access/permitted.ts';
import { ReleaseError } from '../release-error.ts';
import type { ChannelRevision, ReleaseStore } from '../store/release-store.ts';
import { boundStore, boundVersions, placeOf, standingHash } from './binding.ts';
import { MOST_WHY, type Proposal, type ProposedChange } from './proposal.schema.ts';
import { againText, outdatedText, proposalText } from './proposal-text.ts';
import { PROPOSAL_LASTS_MS, Proposals } from './proposals.ts';
import { TwoPersonRules } from './two-person-rules.ts';
import { voiceOf } from './voice.ts';
import { isFirstVersion, waitsForSecond } from './waits.ts';

/** What somebody wants of a remote, or of the whole channel (`*`). */
export interface WantedChange {
	channel: Channel;
	remote: string;
	why: string;
	action: Proposal['action'];
	change: ProposedChange;
}

export interface Making<Outcome> {
	/** Makes the change; given the name for the log, and the store as it is to be read for it */
	make: (who: string, store: ReleaseStore) => Promise<Outcome>;
	/** Refuses now what would be refused when it is approved */
	check?: (who: string) => Promise<unknown>;
}

export type MadeOrProposed<Outcome> =
	| { made: Outcome; proposal?: never }
	| { proposal: Proposal; made?: never };

/** Keeps a change for a second person. Throws ReleaseError. */
async function propose(
	store: ReleaseStore,
	{ identity }: Caller,
	{ channel, remote, why, action, change }: WantedChange,
): Promise<Proposal> {
	const what = { channel, remote, action, change };
	const { revision, state } = await placeOf(what, store).log.newest(channel);
	const proposed = voiceOf(identity);
	const proposal: Proposal = {
		...{ id: drawId(), ...what, proposed, revision },
		why: why.slice(0, MOST_WHY),
		expires: new Date(Date.parse(proposed.at) + PROPOSAL_LASTS_MS).toISOString(),
		standing: standingHash(state, remote),
		versions: await boundVersions(store, what, state),
	};
	await new Proposals(store.records).create(proposal);
	return proposal;
}

const proposedText = (proposal: Proposal): string =>
	`proposal ${proposal.id}: ${proposalText(proposal)}, for revision ${proposal.revision}${proposal.versions
		.map(({ hash }) => `, sha256 ${hash.slice(0, 16)}`)
		.slice(0, 3)
		.join('')}`;

/** The right that a change takes. Who may roll back may take a first version out: there is no other way back from it. */
function askedFor(
	{ channel, remote, action, change }: WantedChange,
	state: ChannelState,
	{ identity: { grants } }: Caller,
): AuditedRequest {
	const own = state[remote];
	const wayBack = { action: 'rollback', remote, channel } as const;
	if (change.kind === 'retire' && own && isFirstVersion(own) && grants && isGranted(grants, wayBack))
		return { ...wayBack, audited: 'retire' };
	return { action, remote, channel };
}

/** The store as a change reads it that one person may make in this state. Reading it throws ReleaseError `outdated` in another. */
function storeAsDecided(
	store: ReleaseStore,
	wanted: WantedChange,
	{ revision, state }: ChannelRevision,
): ReleaseStore {
	const { channel, remote } = wanted;
	const decided = standingHash(state, remote);
	return boundStore(store, wanted, {
		requireStanding(now) {
			if (standingHash(now, remote) === decided) return;
			throw new ReleaseError(
				'outdated',
				outdatedText(
					'This was decided',
					{ revision, channel },
					`${remote} is not what it was then`,
					`do it again: ${againText(wanted)}`,
				),
			);
		},
	});
}

/**
 * Makes a change at once; or, where two people have to agree and it does not take back, keeps it as a proposal. Throws
 * ReleaseError `forbidden`, `outdated`, and what the change throws.
 */
export async function makeOrPropose<Outcome>(
	store: ReleaseStore,
	caller: Caller,
	wanted: WantedChange,
	{ make, check }: Making<Outcome>,
): Promise<MadeOrProposed<Outcome>> {
	const { channel, remote, change } = wanted;
	const current = await placeOf(wanted, store).log.newest(channel);
	const { state } = current;
	const asked = askedFor(wanted, state, caller);
	const isRuled = await new TwoPersonRules(store.records).hold(remote, channel);
	const waits = isRuled && waitsForSecond(change, state, remote);
	if (!waits) {
		// Without a rule, and with a right that holds in every state, nothing was decided by this one.
		const isBound = isRuled || asked.audited !== undefined;
		const read = isBound ? storeAsDecided(store, wanted, current) : store;
		return { made: await permitted(store.records, caller, asked, (who) => make(who, read)) };
	}
	const proposal = await permitted(
		store.records,
		caller,
		{ ...asked, audited: 'propose' },
		async (who) => {
			await check?.(who);
			return propose(store, caller, wanted);
		},
		proposedText,
	);
	return { proposal };
}
