import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { requireScript } from '../../../scripts/stack/command.ts';
import { ROOT } from '../../../scripts/stack/settings.ts';
import { expect, test } from '../../src/clean-page.ts';
import { missingExports, packagesIn } from '../../src/registry/missing-exports.ts';
import { type Registry, startRegistry } from '../../src/registry/start-registry.ts';
import { TeamFolder } from '../../src/registry/team-folder.ts';
import { RunningCommand } from '../../src/running-command.ts';
import { TEST_DATA_DIR, TEST_SITE_URL, TEST_SOURCE_PORT, testStackSettings } from '../../src/test-stack.ts';

/** Of this run alone: a version in the store is never published again with other bytes */
const NAME = `team-${Date.now().toString(36)}`;
const ADDRESS = `${TEST_SITE_URL}/nl/${NAME}/`;
/** Where what each command took is noted */
const TIMES = path.join(ROOT, 'var/registry/own-repository.txt');
const STORE = path.join(TEST_DATA_DIR, 'releases');
const { environment } = testStackSettings();
let registry: Registry;
let team: TeamFolder;
/** Of the operator */
let token = '';

// The scripts of the development server are of another origin.
test.use({ hasOwnAddress: false });

/** What an operator does, with the store itself. */
async function operate(...args: string[]): Promise<{ token: string; revision: number }> {
	const output = await requireScript(
		`release ${args.join(' ')}`,
		'releases/src/cli/main.ts',
		[...args, '--json'],
		{
			...environment,
			RELEASE_TOKEN: token,
		},
	);
	return JSON.parse(output);
}

test.beforeAll(async () => {
	registry = await startRegistry();
	({ token } = await operate('access', 'add', 'An', '--role', 'admin'));
	const added = await operate('access', 'add', 'A team', '--role', 'releaser', '--remotes', NAME);
	// All that a team has: a registry, the site's address, and a token of its own.
	team = new TeamFolder({
		...registry.environment,
		RELEASES_URL: TEST_SITE_URL,
		RELEASE_TOKEN: added.token,
	});
});
test.afterAll(() => {
	registry?.close();
	team?.remove();
	// Without the list the store is again one that needs no token.
	rmSync(path.join(STORE, 'records/access-members'), { recursive: true, force: true });
});

const shown = async () => (await fetch(ADDRESS)).text();
const shows = (text: string) => expect.poll(shown, { intervals: [50], timeout: 10_000 }).toContain(text);

test('a remote of a repository of its own goes from an empty folder to visitors and back, with the packages of a registry alone', async ({
	page,
}) => {
	// Most of it is the first fetching of packages, and a busy machine takes its time.
	test.setTimeout(900_000);
	await requireScript(
		'Publishing the packages',
		'scripts/packages.ts',
		['publish', '--registry', registry.url],
		{ ...environment, ...registry.environment },
	);
	const { revision } = await operate('status');

	await team.npm('', 'create', '@estate/remote', NAME);
	await team.npm(NAME, 'install');
	const packages = path.join(team.path, NAME, 'node_modules/@estate');
	expect(packagesIn(packages)).toEqual([
		'releases',
		'remote-kit',
		'shared-contract',
		'shared-i18n',
		'shared-ui',
	]);
	expect(missingExports(packages)).toEqual([]);
	expect(await team.npm(NAME, 'test')).toMatch(/every-remote\.test\.js[\s\S]*overview\.test\.tsx/);
	await team.npm(NAME, 'run', 'build');
	expect(await team.npm(NAME, 'run', 'check-shell', '--', '--shell', TEST_SITE_URL)).toContain(
		`${NAME} 1.0.0 fits the shell at`,
	);
	const release = (...args: string[]) => team.npm(NAME, 'run', 'release', '--', ...args);
	try {
		await release('publish', NAME);
		// It is another site's channel, and this one's visitors get nothing of it.
		await expect(team.npm(NAME, 'run', 'preview', '--', '1.0.0')).rejects.toThrow(
			'This site serves the channel production',
		);
		// The site's server looks at each slot in a browser: nothing is left out.
		await release('promote', NAME, '1.0.0', '--why', 'drill');
		await shows('De eerste tekst komt van ons team.');
		await page.goto(ADDRESS);
		await page.getByText('Toon wie er werkt').click();
		await expect(page.getByText('Verberg wie er werkt')).toBeVisible();
		expect(await release('status')).toMatch(new RegExp(`${NAME} +1\\.0\\.0`));

		const texts = path.join(team.path, NAME, 'src/texts/nl.json');
		writeFileSync(texts, readFileSync(texts, 'utf8').replace('ons team', 'onze nieuwe ploeg'));
		await release('publish', NAME, '--version', '1.1.0');
		await release('promote', NAME, '1.1.0', '--why', 'drill');
		await shows('De eerste tekst komt van onze nieuwe ploeg.');
		await release('rollback', NAME, '--why', 'drill');
		await shows('De eerste tekst komt van ons team.');
		mkdirSync(path.dirname(TIMES), { recursive: true });
		writeFileSync(TIMES, `A remote in a repository of its own:\n${team.times()}\n`);

		const development = new RunningCommand(
			path.join(team.path, NAME, 'node_modules/.bin/estate-dev'),
			[NAME, '--shell', TEST_SITE_URL, '--port', String(TEST_SOURCE_PORT), '--to', `/nl/${NAME}/`],
			{ ...environment, ...team.environment },
			path.join(team.path, NAME),
		);
		try {
			await page.goto(await development.says(/http:\/\/localhost:\d+\/-\/override\/\S+/));
			await expect(page.getByText('De eerste tekst komt van onze nieuwe ploeg.')).toBeVisible();
			writeFileSync(texts, readFileSync(texts, 'utf8').replace('nieuwe ploeg', 'vaste ploeg'));
			await expect(page.getByText('De eerste tekst komt van onze vaste ploeg.')).toBeVisible();
			expect(await shown()).toContain('De eerste tekst komt van ons team.');
		} finally {
			await page.goto('about:blank');
			await development.end();
		}
	} finally {
		await operate('restore', String(revision), '--yes', '--why', 'end of the drill');
	}
});
