import { ReleaseError } from '../release-error.ts';
import { readRecord } from '../store/read-record.ts';
import type { StoreRecords } from '../store/store-records.ts';
import { drawId, drawToken, isSecretOf, readAccessToken } from './access-token.ts';
import { EVERY } from './grant.ts';
import {
	type KnownBy,
	type Member,
	memberSchema,
	type Revocation,
	revocationSchema,
} from './member.schema.ts';
import { ROLES, type Role } from './roles.ts';

const MEMBERS = 'access-members';
const REVOKED = 'access-revoked';
const ENTRY = 'entry of the access list';

/** What holds in a store without one. */
export const NO_ACCESS_LIST =
	'There is no access list: whoever can write this store may do everything. Begin one: npm run release -- access add "your name" --role admin';

export interface ListedMember extends Member {
	state: 'valid' | 'expired' | 'revoked';
	revoked?: Revocation;
}

export type NewMember = Pick<
	Member,
	'name' | 'role' | 'remotes' | 'channels' | 'expires' | 'addedBy' | 'person'
>;

const mayChangeTheList = (role: Role) => (ROLES[role] as readonly string[]).includes('access');

/** Could change the list for ever, for all: one such entry has to be there as long as there is a list. */
const isKeeper = ({ role, remotes, channels, expires }: Omit<NewMember, 'name' | 'addedBy' | 'person'>) =>
	mayChangeTheList(role) && remotes === EVERY && channels === EVERY && expires === undefined;

/**
 * Who may do what with the releases of a store. Entries are records: created once, ended by a second record, never
 * changed, so that two writers never undo each other.
 */
export class AccessList {
	readonly #records: StoreRecords;

	constructor(records: StoreRecords) {
		this.#records = records;
	}

	/** Without entries whoever can write the store may do everything. A list whose entries were all ended is one still. */
	async exists(): Promise<boolean> {
		return (await this.#records.list(MEMBERS)).length > 0;
	}

	/** All entries, those that are over too, by name. */
	async members(): Promise<ListedMember[]> {
		const names = await this.#records.list(MEMBERS);
		const members = await Promise.all(names.map((name) => this.member(name.slice(MEMBERS.length + 1))));
		return members
			.filter((member) => member !== undefined)
			.sort((one, other) => one.name.localeCompare(other.name));
	}

	/** Throws ReleaseError `bad-store` for an entry that cannot be read: nobody is let in by a guess. */
	async member(id: string): Promise<ListedMember | undefined> {
		const [member, revoked] = await Promise.all([
			readRecord(this.#records, `${MEMBERS}/${id}`, memberSchema, ENTRY),
			readRecord(this.#records, `${REVOKED}/${id}`, revocationSchema, ENTRY),
		]);
		if (!member) return undefined;
		if (revoked) return { ...member, state: 'revoked', revoked };
		const isOver = member.expires !== undefined && Date.parse(member.expires) <= Date.now();
		return { ...member, state: isOver ? 'expired' : 'valid' };
	}

	/** The valid entry of a token; undefined whatever is wrong with it. */
	async memberOfToken(token: string): Promise<ListedMember | undefined> {
		const given = readAccessToken(token);
		if (!given) return undefined;
		const member = await this.member(given.id);
		if (member?.state !== 'valid' || !('hash' in member.knownBy)) return undefined;
		return isSecretOf(member.knownBy.hash, given.secret) ? member : undefined;
	}

	/** Adds an entry that is known by a token; the token is in the answer alone. */
	async addToken(member: NewMember): Promise<{ member: Member; token: string }> {
		const { id, token, hash } = drawToken();
		return { member: await this.#add(id, member, { hash }), token };
	}

	/** Adds an entry for whom the log-in provider knows by an e-mail address or a group. */
	addPerson(member: NewMember, knownBy: Exclude<KnownBy, { hash: string }>): Promise<Member> {
		return this.#add(drawId(), member, knownBy);
	}

	async #add(id: string, given: NewMember, knownBy: KnownBy): Promise<Member> {
		const others = await this.members();
		if (others.some(({ name, state }) => state === 'valid' && name === given.name))
			throw new ReleaseError(
				'access-list',
				`${given.name} is on the access list already, and names there are those of the log. Revoke that entry first (npm run release -- access revoke "${given.name}"), or give another name.`,
			);
		if (given.person !== undefined && 'group' in knownBy)
			throw new ReleaseError(
				'access-list',
				`A group is many people: an entry by --group names no --person. Who shall count as a person gets an entry by --email or a token, of any role.`,
			);
		const first = { ...given, hash: 'hash' in knownBy };
		if (others.length === 0 && !(isKeeper(first) && first.hash))
			throw new ReleaseError(
				'access-list',
				'The first entry of the access list has to be a token that can change the list for ever: npm run release -- access add "your name" --role admin',
			);
		const member = memberSchema.parse({ ...given, id, knownBy, addedAt: new Date().toISOString() });
		await this.#records.create(`${MEMBERS}/${id}`, JSON.stringify(member));
		return member;
	}

	/** Ends an entry, given its id or its name. Throws ReleaseError `access-list`. */
	async revoke(idOrName: string, by: string): Promise<Member> {
		const valid = (await this.members()).filter(({ state }) => state !== 'revoked');
		const member = valid.find(({ id, name }) => id === idOrName || name === idOrName);
		if (!member)
			throw new ReleaseError(
				'access-list',
				`There is no "${idOrName}" on the access list. See npm run release -- access list`,
			);
		const isToken = ({ knownBy }: Member) => 'hash' in knownBy;
		if (!valid.some((each) => each.id !== member.id && isKeeper(each) && isToken(each)))
			throw new ReleaseError(
				'access-list',
				`${member.name} is the last token that can change the access list for ever. Add another first: npm run release -- access add "a name" --role admin`,
			);
		const revocation: Revocation = { at: new Date().toISOString(), by };
		await this.#records.create(`${REVOKED}/${member.id}`, JSON.stringify(revocation));
		return member;
	}

	/** Names of those who can give rights. */
	async keepers(): Promise<string[]> {
		return (await this.members())
			.filter(({ role, state }) => state === 'valid' && mayChangeTheList(role))
			.map(({ name }) => name);
	}
}
