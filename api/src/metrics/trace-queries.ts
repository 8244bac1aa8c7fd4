import { tracing } from '@estate/telemetry';
import { observeQueries } from '../database/observe-queries.ts';
import { queryWords, withoutLiterals } from './query-words.ts';

/**
 * A span for each query within a traced request, by the semantic conventions for databases: the statement with the places of
 * its values, never the values. Returns an unsubscribe function; does nothing where traces are off.
 */
export function traceQueries(): () => void {
	const traces = tracing();
	if (!traces) return () => {};
	return observeQueries(({ sql, milliseconds, error }) => {
		if (!traces.traceparent()) return;
		const { operation, table } = queryWords(sql);
		const startMs = Date.now() - milliseconds;
		const span = traces.open(table ? `${operation} ${table}` : operation, {
			kind: 'client',
			startMs,
			attributes: {
				'db.system.name': 'postgresql',
				'db.operation.name': operation,
				...(table ? { 'db.collection.name': table } : {}),
				'db.query.text': withoutLiterals(sql),
				...(error ? { 'db.response.status_code': error } : {}),
			},
		});
		span.end({ error, endMs: startMs + milliseconds });
	});
}
