import type { sampleApi } from '@estate/remote-kit/testing';

/** Bodies of the requests that a sample api was sent. */
export const sent = (api: Awaited<ReturnType<typeof sampleApi>>) =>
	api.calls.filter(({ name }) => name === 'sendRequest').map(({ body }) => body as Record<string, unknown>);
