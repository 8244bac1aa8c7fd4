// @vitest-environment node
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startDevelopmentServer } from './development-server.ts';
import type { RuntimeFailure } from './runtime-failure.ts';

const ROOT = join(import.meta.dirname, '../../..');

/** Line and column of the first place of a text, as a stack counts them. */
function placeOf(source: string, text: string): string {
	const before = source.slice(0, source.indexOf(text)).split('\n');
	return `${before.length}:${(before.at(-1)?.length ?? 0) + 1}`;
}

it('tells a deployed site’s page, of another origin, where in the sources of its remote something failed', async () => {
	await mkdir(join(ROOT, 'var'), { recursive: true });
	const scratch = await mkdtemp(join(ROOT, 'var/test-stack-'));
	const dir = join(scratch, 'remote');
	await cp(join(ROOT, 'remote-kit/test/fixture-remote'), dir, { recursive: true });
	const failures: RuntimeFailure[] = [];
	const onFailure = (failure: RuntimeFailure) => failures.push(failure);
	const server = await startDevelopmentServer({ dir, target: 'shell', port: 0, onFailure });
	try {
		const origin = `http://127.0.0.1:${server.port}`;
		const files = server.remote.manifest?.assets.greeting?.js ?? [];
		const sources = await Promise.all(
			files.map(async (file) => [file, await (await fetch(`${origin}/${file}`)).text()] as const),
		);
		const [file = '', source = ''] = sources.find(([, text]) => text.includes('setClicks(clicks + 1)')) ?? [];
		const stack = `    at onClick (${origin}/${file}:${placeOf(source, 'setClicks(clicks + 1)')})\n    at other (https://www.example.be/app.js:1:2)`;
		const body = JSON.stringify({ slot: 'fixture.greeting', phase: 'event', message: 'no roof', stack });
		const headers = { origin: 'https://www.example.be' };
		const answer = await fetch(`${origin}/-/failures`, { method: 'POST', body, headers });
		expect(answer.headers.get('access-control-allow-origin')).toBe('*');
		expect(await answer.text()).toMatch(
			/^fixture\.greeting \(event\): no roof\n {4}at onClick \(src\/greeting\/greeting\.tsx:\d+:\d+\)\n {4}at other \(https:\/\/www\.example\.be\/app\.js:1:2\)$/,
		);
		expect(failures).toHaveLength(1);
	} finally {
		await server.stop();
		await rm(scratch, { recursive: true, force: true });
	}
});
