import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { requireScript } from '../../../scripts/stack/command.ts';
import { ROOT } from '../../../scripts/stack/settings.ts';
import { expect, test } from '../../src/clean-page.ts';
import { release } from '../../src/release-tool.ts';
import { TEST_DATA_DIR, TEST_SITE_URL, testStackSettings } from '../../src/test-stack.ts';

/** Of this run alone: a version in the store is never published again with other bytes */
const NAME = `drill-${Date.now().toString(36)}`;
const project = path.join(TEST_DATA_DIR, 'new-remote');
const folder = path.join(project, `mfe-${NAME}`);
const { environment } = testStackSettings();

interface Status {
	revision: number;
	instances: { instance: string; startedAt: string; alive: boolean }[];
}

const status = async () => JSON.parse(await release('status', '--json')) as Status;
const shells = ({ instances }: Status) =>
	instances
		.filter(({ alive }) => alive)
		.map(({ instance, startedAt }) => `${instance} ${startedAt}`)
		.sort();

/** Runs a tool of the workspace in the new project; answers its exit code and what it said. */
function tool(name: string, ...args: string[]): [number | null, string] {
	const {
		status: code,
		stdout,
		stderr,
	} = spawnSync(path.join(ROOT, 'node_modules/.bin', name), args, {
		cwd: project,
		encoding: 'utf8',
	});
	return [code, code === 0 ? '' : stdout + stderr];
}

test.beforeAll(() => {
	rmSync(project, { recursive: true, force: true });
	mkdirSync(project, { recursive: true });
	for (const file of ['package.json', 'package-lock.json', 'CODEOWNERS', 'biome.json'])
		cpSync(path.join(ROOT, file), path.join(project, file));
	for (const remote of ['listings', 'projects', 'content', 'forms', 'owner-portal'])
		cpSync(path.join(ROOT, `mfe-${remote}`), path.join(project, `mfe-${remote}`), { recursive: true });
});
test.afterAll(() => rmSync(project, { recursive: true, force: true }));

test('a new remote passes every check and is live in a running site, which was neither changed nor started again', async ({
	page,
}) => {
	test.setTimeout(240_000);
	const before = await status();
	const began = performance.now();
	const seconds = () => ((performance.now() - began) / 1_000).toFixed(1);
	const steps: string[] = [];

	await requireScript('create-remote', 'scripts/create-remote.ts', [NAME, '--in', project], environment);
	steps.push(`made after ${seconds()} s`);
	expect(tool('biome', 'check', '--vcs-enabled=false', folder)).toEqual([0, '']);
	writeFileSync(
		path.join(project, 'tsconfig.json'),
		JSON.stringify({
			extends: path.join(ROOT, 'tsconfig.base.json'),
			compilerOptions: { types: ['node'] },
			include: [`mfe-${NAME}/**/*`, path.join(ROOT, 'types'), path.join(ROOT, 'shared-*/src/**/*.d.ts')],
		}),
	);
	expect(tool('tsc', '-p', 'tsconfig.json')).toEqual([0, '']);
	const config = path.join(folder, 'vitest.config.ts');
	const where = ['--root', ROOT, '--dir', folder, '--config', config];
	expect(tool('vitest', 'run', ...where, '--maxWorkers=1')).toEqual([0, '']);
	expect(await release('check-shell', NAME, '--dir', folder, '--shell', TEST_SITE_URL)).toMatch(
		/fits the shell at .*\n.*\n.*One slot was rendered in 4 languages beside .*listings \d/,
	);
	steps.push(`checked after ${seconds()} s`);

	try {
		await release('publish', NAME, '--dir', folder);
		steps.push(`published after ${seconds()} s`);
		// With every check, the real browser's too.
		await requireScript(
			'promote',
			'releases/src/cli/main.ts',
			['promote', NAME, '1.0.0', '--why', 'drill'],
			environment,
		);
		const address = `${TEST_SITE_URL}/nl/${NAME}/`;
		await expect
			.poll(async () => (await fetch(address)).status, { intervals: [50], timeout: 5_000 })
			.toBe(200);
		steps.push(`live after ${seconds()} s`);
		console.log(`A new remote: ${steps.join(', ')}`);

		expect(await (await fetch(address)).text()).toContain('De eerste tekst komt van ons team.');
		await page.goto(address);
		await page.getByText('Toon wie er werkt').click();
		await expect(page.getByText('Verberg wie er werkt')).toBeVisible();
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(NAME);
		// None that was not there before; the last report of one that earlier drills ended may go meanwhile.
		expect(shells(before)).toEqual(expect.arrayContaining(shells(await status())));
		expect(shells(await status())).not.toEqual([]);
	} finally {
		await release('restore', String(before.revision), '--yes', '--why', 'end of the drill');
	}
	await expect
		.poll(async () => (await fetch(`${TEST_SITE_URL}/nl/${NAME}/`)).status, { timeout: 5_000 })
		.toBe(404);
});
