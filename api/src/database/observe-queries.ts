import type { LogEvent } from 'kysely';

/** A query that was answered, or failed. */
export interface ObservedQuery {
	/** As it was compiled: values stand in it as `$1`, `$2` */
	sql: string;
	milliseconds: number;
	/** SQLSTATE, or the error's code; undefined when it went well */
	error: string | undefined;
}

type Observer = (query: ObservedQuery) => void;

const observers = new Set<Observer>();

/** Calls for each query of this process, in the asynchronous context of who asked. Returns an unsubscribe function. */
export function observeQueries(observer: Observer): () => void {
	observers.add(observer);
	return () => observers.delete(observer);
}

const codeOf = (error: unknown) => {
	const { code } = error as { code?: unknown };
	return typeof code === 'string' && /^[A-Z0-9_]{3,30}$/.test(code) ? code : 'error';
};

/** What Kysely logs, handed to the observers. */
export function reportQuery(event: LogEvent): void {
	if (observers.size === 0) return;
	const query = {
		sql: event.query.sql,
		milliseconds: event.queryDurationMillis,
		error: event.level === 'error' ? codeOf(event.error) : undefined,
	};
	for (const observer of observers) observer(query);
}
