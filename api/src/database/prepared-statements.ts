import { type PGlite, protocol } from '@electric-sql/pglite';
import { LRUCache } from 'lru-cache';
import type { QueryResult } from './embedded-calls.ts';
import { JSON_TYPES } from './value-parsers.ts';

const { serialize } = protocol;

/** Statements that the database keeps prepared; the least recently used go first. Some 50 kB each. */
const MOST_STATEMENTS = 200;
/** A longer one is made of its values, and comes once. */
const LONGEST_STATEMENT = 8_000;

interface Column {
	name: string;
	isJson: boolean;
	read: ((text: string, type: number) => unknown) | undefined;
	type: number;
}

interface Prepared {
	/** That the database knows it by */
	name: string;
	/** Type ids */
	parameters: readonly number[];
	columns: readonly Column[];
}

type Message = Awaited<ReturnType<PGlite['execProtocolStream']>>[number];
type Messages = typeof protocol.messages;

function joined(messages: readonly Uint8Array[]): Uint8Array {
	const all = new Uint8Array(messages.reduce((length, message) => length + message.length, 0));
	let at = 0;
	for (const message of messages) {
		all.set(message, at);
		at += message.length;
	}
	return all;
}

const named = <Kind extends Message>(messages: readonly Message[], name: Message['name']) =>
	messages.filter((message) => message.name === name) as Kind[];

/**
 * Statements with parameters on PGlite, which itself has each parsed, described and planned anew, in seven steps: here each
 * is prepared at its first use, and then bound and run in one step. JSON comes as text.
 */
export class PreparedStatements {
	readonly #pglite: PGlite;
	readonly #toClose: Uint8Array[] = [];
	readonly #known = new LRUCache<string, Prepared>({
		max: MOST_STATEMENTS,
		dispose: ({ name }) => void this.#toClose.push(serialize.close({ type: 'S', name })),
	});
	#count = 0;

	constructor(pglite: PGlite) {
		this.#pglite = pglite;
	}

	static takes(sql: string, parameters: readonly unknown[]): boolean {
		return parameters.length > 0 && sql.length <= LONGEST_STATEMENT;
	}

	/** Rejects with the database's error. */
	query(sql: string, values: readonly unknown[]): Promise<QueryResult> {
		return this.#pglite.runExclusive(async () => {
			const statement = this.#known.get(sql) ?? (await this.#prepare(sql));
			const { name, columns } = statement;
			const messages = await this.#send(
				serialize.bind({ statement: name, values: this.#asTexts(statement, values) }),
				serialize.execute(),
			);
			const [complete] = named<InstanceType<Messages['CommandCompleteMessage']>>(messages, 'commandComplete');
			const words = complete?.text.split(' ') ?? [];
			const rowCount = Number(words.at(-1));
			return {
				rows: named<InstanceType<Messages['DataRowMessage']>>(messages, 'dataRow').map(({ fields }) =>
					Object.fromEntries(
						columns.map(({ name, read, type }, at) => {
							const text = fields[at] ?? null;
							return [name, text === null || !read ? text : read(text, type)];
						}),
					),
				),
				command: words[0],
				rowCount: Number.isNaN(rowCount) ? undefined : rowCount,
				json: columns.filter(({ isJson }) => isJson).map(({ name }) => name),
			};
		});
	}

	/** After a change of tables: what was prepared may not fit them any more. */
	forget(): void {
		this.#known.clear();
	}

	async #prepare(sql: string): Promise<Prepared> {
		const name = `s${++this.#count}`;
		const messages = await this.#send(
			serialize.parse({ name, text: sql }),
			serialize.describe({ type: 'S', name }),
		);
		const [parameters] = named<InstanceType<Messages['ParameterDescriptionMessage']>>(
			messages,
			'parameterDescription',
		);
		const [description] = named<InstanceType<Messages['RowDescriptionMessage']>>(messages, 'rowDescription');
		const { parsers } = this.#pglite;
		const columns = description?.fields.map(({ name, dataTypeID: type }): Column => {
			const isJson = JSON_TYPES.includes(type);
			return { name, isJson, type, read: isJson ? undefined : parsers[type] };
		});
		const prepared = { name, parameters: parameters?.dataTypeIDs ?? [], columns: columns ?? [] };
		this.#known.set(sql, prepared);
		return prepared;
	}

	#asTexts({ parameters }: Prepared, values: readonly unknown[]): (string | null)[] {
		const { serializers } = this.#pglite;
		return values.map((value, at) => {
			if (value === null || value === undefined) return null;
			const write = serializers[parameters[at] ?? 0];
			return write ? write(value) : String(value);
		});
	}

	#send(...messages: Uint8Array[]): Promise<Message[]> {
		const closing = this.#toClose.splice(0);
		return this.#pglite.execProtocolStream(joined([...closing, ...messages, serialize.sync()]));
	}
}
