import autocannon from 'autocannon';

export interface ThroughputFigures {
	/** Requests a second for one page that the HTML cache holds */
	cached: number;
	/** Requests a second for pages that are composed again each time */
	composed: number;
}

const SECONDS = 5;
const CONNECTIONS = 10;
const COMPOSED_CONNECTIONS = 4;

async function requestsPerSecond(options: autocannon.Options): Promise<number> {
	const result = await autocannon({ duration: SECONDS, ...options });
	if (result.non2xx > 0 || result.errors > 0)
		throw new Error(`${options.url}: ${result.non2xx} answers were no success, ${result.errors} failed.`);
	return Math.round(result.requests.average);
}

/** Load from this machine on a page, with and without the HTML cache: a query that differs each time is never in it. */
export async function measureThroughput(url: string): Promise<ThroughputFigures> {
	await fetch(url);
	const headers = { 'accept-encoding': 'br' };
	const cached = await requestsPerSecond({ url, headers, connections: CONNECTIONS });
	let number = Date.now();
	const composed = await requestsPerSecond({
		url,
		headers,
		connections: COMPOSED_CONNECTIONS,
		requests: [
			{
				setupRequest(request) {
					return { ...request, path: `${new URL(url).pathname}?bench=${number++}` };
				},
			},
		],
	});
	return { cached, composed };
}
