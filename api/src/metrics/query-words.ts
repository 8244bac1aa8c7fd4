/** What a statement does and to which table, for names and labels: a few dozen in all. */
export interface QueryWords {
	/** SELECT, INSERT, …; `OTHER` for what is none of them */
	operation: string;
	/** The first table that it names; '' where there is none */
	table: string;
}

const OPERATIONS =
	/^\s*(select|insert|update|delete|with|begin|commit|rollback|analyze|savepoint|release)\b/i;
const TABLE = /\b(?:from|into|update|join)\s+"?([a-z_]{1,63})"?/i;
const MOST_TEXT = 2_000;

export function queryWords(sql: string): QueryWords {
	return {
		operation: OPERATIONS.exec(sql)?.[1]?.toUpperCase() ?? 'OTHER',
		table: TABLE.exec(sql)?.[1] ?? '',
	};
}

/** The statement without the texts and numbers that stand in it: only the parameters' places remain. */
export function withoutLiterals(sql: string): string {
	return sql
		.replace(/'(?:[^']|'')*'/g, '?')
		.replace(/(?<![\w$])\d+(?:\.\d+)?/g, '?')
		.replace(/\s+/g, ' ')
		.trim()
		.slice(0, MOST_TEXT);
}
