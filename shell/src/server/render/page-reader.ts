import { REVISION_HEADER } from '@estate/remote-kit/isolation';
import { createApiClient, type Language, type Page } from '@estate/shared-contract';
import { traceHeaders } from '@estate/telemetry';
import { LRUCache } from 'lru-cache';

const MOST_KEPT = 200;
/** Of one revision pages differ by the day alone */
const KEPT_MS = 60_000;

/** Reads pages of the CMS; what stands around routes of remotes is asked for with nearly every view. */
export class PageReader {
	readonly #apiUrl: string;
	readonly #kept = new LRUCache<string, Page>({ max: MOST_KEPT, ttl: KEPT_MS });

	constructor(apiUrl: string) {
		this.#apiUrl = apiUrl;
	}

	/** Of `revision` an earlier answer will do; undefined: the api is asked, `timeout` milliseconds at most. Rejects as the api does. */
	async read(
		id: number,
		language: Language,
		{ revision, timeout }: { revision?: string | undefined; timeout?: number | undefined },
	): Promise<Page> {
		const key = `${revision} ${language} ${id}`;
		const known = revision === undefined ? undefined : this.#kept.get(key);
		if (known) return known;
		let answered: string | null = null;
		const api = createApiClient({
			baseUrl: this.#apiUrl,
			headers: traceHeaders(),
			...(timeout === undefined ? {} : { timeout }),
			onResponse: ({ headers }) => {
				answered = headers.get(REVISION_HEADER);
			},
		});
		const page = await api.call('page', { params: { id }, query: { language } });
		if (revision !== undefined && answered === revision) this.#kept.set(key, page);
		return page;
	}
}
