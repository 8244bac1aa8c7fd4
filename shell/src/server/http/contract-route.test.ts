import { shellContractSchema } from '@estate/releases';
import { CONTRACT_VERSION } from '@estate/shared-contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { runCli } from '../../../../releases/src/cli/run-cli.ts';
import { drillSource } from '../../testing/drill.ts';
import { type DrillSite, startDrillSite } from '../../testing/drill-site.ts';

let site: DrillSite;
let said: string[];

beforeAll(async () => {
	site = await startDrillSite({ versions: ['1.0.0'] });
});
afterAll(() => site.stop());
beforeEach(() => {
	said = [];
	const listen = (...words: unknown[]) => void said.push(words.join(' '));
	vi.spyOn(console, 'log').mockImplementation(listen);
	vi.spyOn(console, 'error').mockImplementation(listen);
});
afterEach(() => {
	vi.restoreAllMocks();
});

/** A copy of the drill remote with another public face. */
const changed = (change: (config: string) => string) => drillSource('1.1.0', { 'remote.config.ts': change });
const check = (remote: string, dir: string, shell = site.url) =>
	runCli(['check-shell', remote, '--dir', dir, '--shell', shell]);

it('a shell says what it gives to remotes, and which addresses are taken', async () => {
	const response = await fetch(`${site.url}/-/contract.json`);
	const contract = shellContractSchema.parse(await response.json());
	expect(contract).toMatchObject({
		contract: CONTRACT_VERSION,
		remotes: [{ name: 'drill', version: '1.0.0' }],
		shared: { react: expect.stringMatching(/^19\./) },
	});
	expect(contract.capabilities).toContain('form-posts');
	expect(response.headers.get('cache-control')).toBe('no-cache');
});

describe('a build is checked against a running shell', () => {
	it('and fits: contract, shared modules, addresses, every slot in every language', async () => {
		expect(await check('drill', await changed((config) => config))).toBe(0);
		expect(said.join('\n')).toMatch(
			/drill 1\.0\.0 fits the shell at .*\n.*\n.*3 slots were rendered in 4 languages/,
		);
	});

	it('or claims what another remote has and needs what the shell lacks, each with a way to mend it', async () => {
		const dir = await changed((config) =>
			config.replace("name: 'drill',", "name: 'other',\n\trequires: ['time-travel'],"),
		);
		expect(await check('other', dir)).toBe(1);
		const report = said.join('\n');
		expect(report).toContain(`other 1.0.0 does not fit the shell at ${site.url}`);
		expect(report).toMatch(/capability {2}http.*\n.*"time-travel".*\n {4}→ /);
		expect(report).toMatch(/route-conflict {2}other\.page\n.*drill\.page claim \/drill\//);
	});

	it.each([
		['nothing answers', () => 'http://127.0.0.1:1', 'cannot be reached'],
		['something else answers', () => site.api.url, 'answers /-/contract.json with 404'],
	])('is refused where %s', async (_, shell, why) => {
		expect(await check('drill', await changed((config) => config), shell())).toBe(1);
		expect(said.join('\n')).toContain(why);
	});

	it('asks for a shell', async () => {
		expect(await runCli(['check-shell', 'drill'])).toBe(2);
	});
});
