import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { requireScript } from '../../../scripts/stack/command.ts';
import { expect, test } from '../../src/clean-page.ts';
import { type Registry, startRegistry } from '../../src/registry/start-registry.ts';
import { TeamFolder } from '../../src/registry/team-folder.ts';
import { release } from '../../src/release-tool.ts';
import { TEST_DATA_DIR, TEST_SITE_URL, testStackSettings } from '../../src/test-stack.ts';

/** Of this run alone: a version in the store is never published again with other bytes */
const NAME = `team-${Date.now().toString(36)}`;
const ADDRESS = `${TEST_SITE_URL}/nl/${NAME}/`;
const { environment } = testStackSettings();
let registry: Registry;
let team: TeamFolder;

test.beforeAll(async () => {
	registry = await startRegistry();
	team = new TeamFolder({
		...registry.environment,
		RELEASES_DIR: path.join(TEST_DATA_DIR, 'releases'),
		RELEASE_WHO: 'a team',
	});
});
test.afterAll(() => {
	registry?.close();
	team?.remove();
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
	const { revision } = JSON.parse(await release('status', '--json')) as { revision: number };

	await team.npm('', 'create', '@estate/remote', NAME);
	await team.npm(NAME, 'install');
	expect(await team.npm(NAME, 'test')).toMatch(/every-remote\.test\.js[\s\S]*overview\.test\.tsx/);
	await team.npm(NAME, 'run', 'build');
	expect(await team.npm(NAME, 'run', 'check-shell', '--', '--shell', TEST_SITE_URL)).toContain(
		`${NAME} 1.0.0 fits the shell at`,
	);
	const promote = (version: string) =>
		team.npm(NAME, 'run', 'release', '--', 'promote', NAME, version, '--without-browser', '--why', 'drill');
	try {
		await team.npm(NAME, 'run', 'release', '--', 'publish', NAME);
		await promote('1.0.0');
		await shows('De eerste tekst komt van ons team.');
		await page.goto(ADDRESS);
		await page.getByText('Toon wie er werkt').click();
		await expect(page.getByText('Verberg wie er werkt')).toBeVisible();

		const texts = path.join(team.path, NAME, 'src/texts/nl.json');
		writeFileSync(texts, readFileSync(texts, 'utf8').replace('ons team', 'onze nieuwe ploeg'));
		await team.npm(NAME, 'run', 'release', '--', 'publish', NAME, '--version', '1.1.0');
		await promote('1.1.0');
		await shows('De eerste tekst komt van onze nieuwe ploeg.');
		await team.npm(NAME, 'run', 'release', '--', 'rollback', NAME, '--why', 'drill');
		await shows('De eerste tekst komt van ons team.');
	} finally {
		await release('restore', String(revision), '--why', 'end of the drill');
	}
	console.log(`A remote in a repository of its own:\n${team.times()}`);
});
