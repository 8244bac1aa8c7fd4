import { createServer, type Server } from 'node:http';
import { freePort, SAMPLE_SITE } from '@estate/shared-contract/samples';
import { afterEach, expect, it } from 'vitest';
import { type ContentWatch, watchContent } from './watch-content.ts';

let watch: ContentWatch | undefined;
let api: Server | undefined;

afterEach(() => {
	watch?.stop();
	api?.closeAllConnections();
	api?.close();
	api = undefined;
});

function startApi(port: number): Promise<void> {
	api = createServer((request, response) => {
		response.setHeader('content-type', 'application/json');
		response.end(JSON.stringify(request.url?.includes('revision') ? { revision: '7' } : SAMPLE_SITE));
	});
	return new Promise((resolve) => api?.listen(port, '127.0.0.1', () => resolve()));
}

it('an api that starts beside the site is not missed aloud, and followed as soon as it is there', async () => {
	const port = await freePort();
	const problems: string[] = [];
	const seen: string[] = [];
	watch = await watchContent(
		`http://127.0.0.1:${port}`,
		{ ...SAMPLE_SITE, revision: '6' },
		({ revision }) => void seen.push(revision),
		(problem) => void problems.push(problem),
	);
	// Who asks for its health is told nonetheless.
	expect(watch.problem).toMatch(/unreachable/);
	await startApi(port);
	// Sooner than the second at which a site looks later on.
	await expect.poll(() => seen, { timeout: 900 }).toEqual(['7']);
	expect(watch.problem).toBeUndefined();
	expect(problems).toEqual([]);
});

it('a site that knows nothing to serve says at once that its api is away', async () => {
	const problems: string[] = [];
	const url = `http://127.0.0.1:${await freePort()}`;
	watch = await watchContent(
		url,
		undefined,
		() => {},
		(problem) => void problems.push(problem),
	);
	expect(problems).toEqual([expect.stringContaining(`No content from the api at ${url}`)]);
});
