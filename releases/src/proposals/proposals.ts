import type { Channel } from '@estate/shared-contract';
import { ReleaseError } from '../release-error.ts';
import { readRecord } from '../store/read-record.ts';
import type { StoreRecords } from '../store/store-records.ts';
import {
	approvalSchema,
	type Proposal,
	type ProposalEnd,
	type ProposalFile,
	proposalEndSchema,
	proposalIdSchema,
	proposalSchema,
	type Voice,
} from './proposal.schema.ts';
import { ProposalClaims } from './proposal-claims.ts';
import { proposalText } from './proposal-text.ts';

const PROPOSALS = 'proposals';
const APPROVALS = 'proposal-approvals';
const ENDS = 'proposal-ends';
const WHAT = 'proposal';

/** Of a channel at once */
export const MOST_PROPOSALS = 20;
/** Milliseconds in which a second person has to agree */
export const PROPOSAL_LASTS_MS = 24 * 3_600_000;
/** Those that are over are kept so long after their end; the audit log keeps what was done */
const KEPT_MS = 7 * 24 * 3_600_000;
/** Two people are enough, and a third may be quicker than the log */
const MOST_APPROVALS = 4;

const isOver = ({ proposal, end }: ProposalFile, now: number) =>
	end !== undefined || Date.parse(proposal.expires) <= now;

const isSame = (one: Proposal, other: Proposal) =>
	one.remote === other.remote &&
	one.standing === other.standing &&
	JSON.stringify(one.change) === JSON.stringify(other.change);

/** Changes that wait for a second person: records, each created once. */
export class Proposals {
	readonly #records: StoreRecords;

	constructor(records: StoreRecords) {
		this.#records = records;
	}

	/** Of a channel, newest first; without those that were done or declined, where only open ones are wanted. Throws ReleaseError `bad-store` for one that cannot be read. */
	async list(channel: Channel, { isOpen = false } = {}): Promise<ProposalFile[]> {
		const [names, approvals, ends] = await Promise.all(
			[PROPOSALS, APPROVALS, ENDS].map((kind) => this.#records.list(kind)),
		);
		const ended = new Set(ends);
		const ids = (names ?? []).map((name) => name.slice(PROPOSALS.length + 1));
		const files = await Promise.all(
			ids
				.filter((id) => !isOpen || !ended.has(`${ENDS}/${id}`))
				.map((id) =>
					this.#read(id, approvals?.filter((name) => name.startsWith(`${APPROVALS}/${id}.`)) ?? []),
				),
		);
		return files
			.filter((file) => file !== undefined)
			.filter(({ proposal }) => proposal.channel === channel)
			.sort((one, other) => other.proposal.proposed.at.localeCompare(one.proposal.proposed.at));
	}

	/** Throws ReleaseError `unknown-proposal`. */
	async read(id: string): Promise<ProposalFile> {
		const numbers = Array.from({ length: MOST_APPROVALS }, (_, index) => index + 1);
		const places = numbers.map((number) => `${APPROVALS}/${id}.${number}`);
		const file = proposalIdSchema.safeParse(id).success ? await this.#read(id, places) : undefined;
		if (file) return file;
		throw new ReleaseError(
			'unknown-proposal',
			`There is no proposal "${id.slice(0, 40)}". See which there are: npm run release -- proposals list`,
		);
	}

	async #read(id: string, approvals: readonly string[]): Promise<ProposalFile | undefined> {
		const [proposal, end, ...voices] = await Promise.all([
			readRecord(this.#records, `${PROPOSALS}/${id}`, proposalSchema, WHAT),
			readRecord(this.#records, `${ENDS}/${id}`, proposalEndSchema, WHAT),
			...[...approvals].sort().map((name) => readRecord(this.#records, name, approvalSchema, WHAT)),
		]);
		return proposal && { proposal, approvals: voices.filter((voice) => voice !== undefined), end };
	}

	/** Throws ReleaseError `proposed-already`, `too-many-proposals`. */
	async create(proposal: Proposal): Promise<void> {
		const all = await this.list(proposal.channel);
		const now = Date.parse(proposal.proposed.at);
		await Promise.all(all.map((file) => this.#removeOld(file, now)));
		const waiting = all.filter((file) => !isOver(file, now));
		const same = waiting.find((file) => isSame(file.proposal, proposal));
		if (same)
			throw new ReleaseError(
				'proposed-already',
				`To ${proposalText(proposal)} is proposed already, by ${same.proposal.proposed.who}. A second person approves it: npm run release -- proposals approve ${same.proposal.id}`,
			);
		if (waiting.length >= MOST_PROPOSALS)
			throw new ReleaseError(
				'too-many-proposals',
				`${waiting.length} proposals wait in ${proposal.channel}, and no more may. Approve or decline some: npm run release -- proposals list`,
			);
		await this.#records.create(`${PROPOSALS}/${proposal.id}`, JSON.stringify(proposalSchema.parse(proposal)));
	}

	/** Writes an approval down; false where somebody else's came at the same moment: read again and decide again. */
	approve({ proposal, approvals }: ProposalFile, voice: Voice): Promise<boolean> {
		const number = approvals.length + 1;
		if (number > MOST_APPROVALS) return Promise.resolve(false);
		return this.#records.create(
			`${APPROVALS}/${proposal.id}.${number}`,
			JSON.stringify(approvalSchema.parse(voice)),
		);
	}

	/** False where it has ended already. */
	end(id: string, end: ProposalEnd): Promise<boolean> {
		return this.#records.create(`${ENDS}/${id}`, JSON.stringify(proposalEndSchema.parse(end)));
	}

	async #removeOld({ proposal, approvals, end }: ProposalFile, now: number): Promise<void> {
		if (Date.parse(end?.at ?? proposal.expires) + KEPT_MS > now) return;
		for (const [index] of approvals.entries())
			await this.#records.remove(`${APPROVALS}/${proposal.id}.${index + 1}`);
		await this.#records.remove(`${PROPOSALS}/${proposal.id}`);
		await this.#records.remove(`${ENDS}/${proposal.id}`);
		await new ProposalClaims(this.#records).remove(proposal.id);
	}
}
