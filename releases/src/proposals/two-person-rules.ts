import type { Channel } from '@estate/shared-contract';
import { AccessList } from '../access/access-list.ts';
import { drawId } from '../access/access-token.ts';
import { EVERY } from '../access/grant.ts';
import { isSamePerson } from '../access/member.schema.ts';
import { type Right, ROLES } from '../access/roles.ts';
import { ReleaseError } from '../release-error.ts';
import { SHELL } from '../shell-releases/shell-manifest.schema.ts';
import { readRecord } from '../store/read-record.ts';
import type { StoreRecords } from '../store/store-records.ts';
import { type NewTwoPersonRule, type TwoPersonRule, twoPersonRuleSchema } from './two-person-rule.schema.ts';

const RULES = 'two-person-rules';
const ENDED = 'two-person-rules-ended';

/** `listings in production`, for people. */
export function ruleText({ remotes, channels }: Pick<TwoPersonRule, 'remotes' | 'channels'>): string {
	const of = remotes === EVERY ? 'every remote' : remotes.join(', ');
	return `${of} in ${channels === EVERY ? 'every channel' : channels.join(', ')}`;
}

/**
 * Is a remote one of those that a rule is about? A restore of the whole channel (`*`) touches every remote. The shell is none
 * of them: a rule is about it that names it.
 */
export function isRuled({ remotes, channels }: TwoPersonRule, remote: string, channel: Channel): boolean {
	if (channels !== EVERY && !channels.includes(channel)) return false;
	if (remotes === EVERY) return remote !== SHELL;
	return remote === EVERY ? remotes.some((each) => each !== SHELL) : remotes.includes(remote);
}

/** Where what visitors see changes only when two people have said yes: records, each created once and ended by a second one. */
export class TwoPersonRules {
	readonly #records: StoreRecords;

	constructor(records: StoreRecords) {
		this.#records = records;
	}

	/** Those that hold, oldest first. Throws ReleaseError `bad-store` for one that cannot be read. */
	async list(): Promise<TwoPersonRule[]> {
		const [names, ended] = await Promise.all([this.#records.list(RULES), this.#records.list(ENDED)]);
		const over = new Set(ended.map((name) => name.slice(ENDED.length + 1)));
		const held = names.filter((name) => !over.has(name.slice(RULES.length + 1)));
		const rules = await Promise.all(
			held.map((name) => readRecord(this.#records, name, twoPersonRuleSchema, 'two-person rule')),
		);
		return rules
			.filter((rule) => rule !== undefined)
			.sort((one, other) => one.addedAt.localeCompare(other.addedAt));
	}

	/** Do two people have to agree here? Never in a store without an access list, where nobody can be told apart. */
	async hold(remote: string, channel: Channel): Promise<boolean> {
		const rules = await this.list();
		if (!rules.some((rule) => isRuled(rule, remote, channel))) return false;
		return new AccessList(this.#records).exists();
	}

	/**
	 * The rule, which holds already where the same was set before. Throws ReleaseError `two-person-rule` where fewer than two people
	 * are listed who could promote, or release the shell: nothing would ever be approved.
	 */
	async add(rule: NewTwoPersonRule): Promise<TwoPersonRule> {
		const { remotes } = rule;
		if (remotes === EVERY || remotes.some((remote) => remote !== SHELL))
			await this.#requireTwo('promote', 'promote', 'releaser');
		if (remotes !== EVERY && remotes.includes(SHELL))
			await this.#requireTwo('shell', 'release the shell', 'operator');
		const held = (await this.list()).find((each) => ruleText(each) === ruleText(rule));
		if (held) return held;
		const added = { ...rule, id: drawId(), addedAt: new Date().toISOString() };
		await this.#records.create(`${RULES}/${added.id}`, JSON.stringify(twoPersonRuleSchema.parse(added)));
		return added;
	}

	/** Ends one. Throws ReleaseError `two-person-rule` for an id that is none. */
	async end(id: string, by: string): Promise<TwoPersonRule> {
		const rule = (await this.list()).find((each) => each.id === id);
		if (!rule)
			throw new ReleaseError(
				'two-person-rule',
				`There is no two-person rule "${id}". See npm run release -- access list`,
			);
		await this.#records.create(`${ENDED}/${id}`, JSON.stringify({ at: new Date().toISOString(), by }));
		return rule;
	}

	async #requireTwo(right: Right, deed: string, role: string): Promise<void> {
		const people = await this.#people(right);
		if (people.length >= 2) return;
		throw new ReleaseError(
			'two-person-rule',
			`The rule needs two people who may ${deed}, and the access list names ${people.length === 0 ? 'none' : `only ${people[0]}`}. Give the entries of two: npm run release -- access add "a name" --role ${role} --person "who it is"`,
		);
	}

	async #people(right: Right): Promise<string[]> {
		const members = await new AccessList(this.#records).members();
		const named = members.flatMap(({ state, role, person }) => {
			const rights: readonly string[] = ROLES[role];
			return state === 'valid' && person && rights.includes(right) ? [person] : [];
		});
		return named.filter((person, at) => named.findIndex((other) => isSamePerson(person, other)) === at);
	}
}
