import { describe, expect, it } from 'vitest';
import { queryWords, withoutLiterals } from './query-words.ts';

describe('a query as operators see it', () => {
	it.each([
		['select "id" from "property" where "id" = $1', 'SELECT', 'property'],
		['insert into "outbox_mail" ("kind") values ($1)', 'INSERT', 'outbox_mail'],
		['\n\t\tupdate outbox_mail set attempts = attempts + 1', 'UPDATE', 'outbox_mail'],
		['begin', 'BEGIN', ''],
		['vacuum', 'OTHER', ''],
	])('%s is %s %s', (sql, operation, table) => {
		expect(queryWords(sql)).toEqual({ operation, table });
	});

	it('has no value of anybody in it, however it was written', () => {
		const sql =
			"select 1 from owner where email = 'an@example.be' and note = 'it''s 12' and id = 4711 and city = $12";
		expect(withoutLiterals(sql)).toBe(
			'select ? from owner where email = ? and note = ? and id = ? and city = $12',
		);
	});

	it('is bounded in length', () => {
		expect(withoutLiterals(`select ${'a, '.repeat(5_000)}`)).toHaveLength(2_000);
	});
});
