import type { CustomFetch } from 'openid-client';

/** What a provider says of itself and of a person is a few kilobytes; more would fill the memory of the site that reads it. */
const MOST_BYTES = 1_000_000;

/** A fetch whose answer ends with an error once it is longer than any that a log-in provider has to give. */
export const fetchBounded: CustomFetch = async (url, options) => {
	const { body, status, headers } = await fetch(url, options as RequestInit);
	let size = 0;
	const bounded = body?.pipeThrough(
		new TransformStream<Uint8Array, Uint8Array>({
			transform(part, controller) {
				size += part.byteLength;
				if (size > MOST_BYTES) controller.error(new Error('The answer of the log-in provider is too long.'));
				else controller.enqueue(part);
			},
		}),
	);
	return new Response(bounded ?? null, { status, headers });
};
