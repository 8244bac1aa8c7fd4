import type { Answer } from '../../http/answer.ts';

/** The answer for a browser with an override: not cached, not indexed. */
export function overrideAnswer({ headers, ...answer }: Answer): Answer {
	const vary = [...new Set([...(headers.vary ?? 'Accept-Encoding').split(', '), 'Cookie'])].join(', ');
	return {
		...answer,
		headers: { ...headers, 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex', vary },
	};
}
