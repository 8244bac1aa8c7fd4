import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { providedVersions } from '@estate/remote-kit/shared-modules';
import { CONTRACT_VERSION, HOST_CAPABILITIES } from '@estate/shared-contract';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { openStore } from '../store/open-store.ts';
import { fixtureSource, scratchFolder } from '../testing/fixture.ts';
import { runCli } from './run-cli.ts';

let shell: Server;
beforeAll(async () => {
	const contract = JSON.stringify({
		contract: CONTRACT_VERSION,
		shared: providedVersions(),
		capabilities: HOST_CAPABILITIES,
		remotes: [],
	});
	shell = createServer((_, response) => response.end(contract));
	await new Promise<void>((done) => shell.listen(0, '127.0.0.1', done));
});
afterAll(() => shell.close());
afterEach(() => {
	vi.restoreAllMocks();
	vi.unstubAllEnvs();
});

it.each([
	['publish', 'fixture was not published'],
	['check-shell', 'fixture was not checked against'],
])('%s is stopped by type errors, and says so last', async (name, outcome) => {
	const store = await scratchFolder();
	vi.stubEnv('RELEASES_DIR', store);
	vi.stubEnv('SHELL_URL', `http://127.0.0.1:${(shell.address() as AddressInfo).port}`);
	const said: string[] = [];
	vi.spyOn(console, 'error').mockImplementation((text) => void said.push(String(text)));
	const dir = await fixtureSource({
		'slots/note.tsx': (text) => text.replace('useText();', "useText();\n\tconst wrong: number = 'text';"),
	});
	// As from the remote's own folder.
	vi.spyOn(process, 'cwd').mockReturnValue(dir);
	expect(await runCli([name, 'fixture', '--dir', dir])).toBe(1);
	const lines = said.join('\n').trimEnd().split('\n');
	expect(lines[0]).toMatch(/src\/slots\/note\.tsx\(\d+,\d+\): error TS\d+/);
	expect(lines.at(-1)).toMatch(
		new RegExp(`^${outcome}.*: 2 type errors in this folder, above\\. Mend, then run the command again\\.$`),
	);
	expect(await openStore(store).artifacts.remotes()).toEqual([]);
});
