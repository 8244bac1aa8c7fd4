import type { Configuration } from '../configuration.ts';
import type { Database } from '../database/database.ts';
import type { ApiMetrics } from '../metrics/api-metrics.ts';
import type { CurrentIndex } from '../search/current-index.ts';
import type { TypedSearches } from '../search/typed-searches.ts';
import type { AnswersByRevision } from './answers-by-revision.ts';

/** What every feature of the api is handed. */
export interface ApiContext {
	database: Database;
	configuration: Configuration;
	/** What is counted for operators, if anyone reads it */
	metrics?: ApiMetrics;
	/** Called after mails were put into the outbox */
	onMailQueued(): void;
}

/** What features that search properties are handed besides. */
export interface SearchContext extends ApiContext {
	searchIndex: CurrentIndex;
	typed: TypedSearches;
	/** For reads that depend on their address and the content alone */
	kept: AnswersByRevision;
}
