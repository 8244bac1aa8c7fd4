import { ReleaseError } from '../release-error.ts';
import { readRecord } from '../store/read-record.ts';
import type { StoreRecords } from '../store/store-records.ts';
import { type ProposalClaim, proposalClaimSchema } from './proposal.schema.ts';

const CLAIMS = 'proposal-claims';
/** Longer than a store takes to write an entry or to say that it cannot: who holds it longer has died, in milliseconds */
const LASTS_MS = 600_000;

export interface HeldClaim {
	/** Did somebody carry the proposal out and die? Then the change may have been made, without a word of it */
	isAfterLost: boolean;
	/** Never rejects: what could not be given back is over after its time. */
	giveBack(): Promise<void>;
}

/**
 * Who may end a proposal, by its change or without: one at a time, over all servers. A claim is a record with the next
 * number, and given back by a second one beside it; none is removed while its proposal stands, so no two have the newest.
 */
export class ProposalClaims {
	readonly #records: StoreRecords;

	constructor(records: StoreRecords) {
		this.#records = records;
	}

	/** Throws ReleaseError `busy` while somebody else holds it, who is named. */
	async take(id: string, how: ProposalClaim['how'], who: string): Promise<HeldClaim> {
		const names = new Set(await this.#names(id));
		let number = 1;
		while (names.has(place(id, number))) number++;
		const kept = Array.from({ length: number - 1 }, (_, index) => place(id, index + 1)).filter(
			(name) => !names.has(back(name)),
		);
		const lost = await Promise.all(kept.map((name) => this.#read(name)));
		const now = Date.now();
		const other = lost.find((claim) => claim && now < Date.parse(claim.at) + LASTS_MS);
		if (other) throw held(id, other);
		const name = place(id, number);
		const claim = { how, who, at: new Date(now).toISOString() } as const;
		if (!(await this.#records.create(name, JSON.stringify(proposalClaimSchema.parse(claim)))))
			throw held(id, await this.#read(name));
		return {
			isAfterLost: lost.some((claim) => claim?.how === 'done'),
			giveBack: async () => {
				await this.#records.create(back(name), claim.at).catch(() => {});
			},
		};
	}

	/** Those of a proposal that is not there any more. */
	async remove(id: string): Promise<void> {
		for (const name of await this.#names(id)) await this.#records.remove(name);
	}

	#read(name: string): Promise<ProposalClaim | undefined> {
		return readRecord(this.#records, name, proposalClaimSchema, 'claim of a proposal');
	}

	async #names(id: string): Promise<string[]> {
		return (await this.#records.list(CLAIMS)).filter((name) => name.startsWith(`${CLAIMS}/${id}.`));
	}
}

const place = (id: string, number: number) => `${CLAIMS}/${id}.${number}`;
const back = (name: string) => `${name}.back`;

function held(id: string, claim: ProposalClaim | undefined): ReleaseError {
	const how = claim?.how === 'declined' ? 'declined' : 'carried out';
	return new ReleaseError(
		'busy',
		`Proposal ${id} is being ${how} by ${claim?.who ?? 'somebody else'} just now. See in a moment what became of it: npm run release -- proposals list`,
	);
}
