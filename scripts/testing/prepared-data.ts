import { existsSync } from 'node:fs';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { clearTestData, TEST_DATA_DIR, TEST_DEMO, testStackSettings } from '../../e2e/src/test-stack.ts';
import { prepareStack } from '../stack/prepare.ts';
import { Progress } from '../stack/progress.ts';
import { ROOT } from '../stack/settings.ts';
import { sourceStamp } from '../stack/source-stamp.ts';

const KEPT = path.join(ROOT, 'var', 'e2e-prepared');
const STAMP_FILE = `${KEPT}.stamp`;

/** What the data follow from: all sources, and the day, since the demo agency has visits and news of this week. */
async function stampOfToday(): Promise<string> {
	const { workspaces } = JSON.parse(await readFile(path.join(ROOT, 'package.json'), 'utf8'));
	return `${await sourceStamp([...workspaces, 'types'])} ${new Date().toISOString().slice(0, 10)}`;
}

async function keptStamp(): Promise<string | undefined> {
	return existsSync(STAMP_FILE) && existsSync(KEPT) ? readFile(STAMP_FILE, 'utf8') : undefined;
}

/**
 * The demo agency's database and the released remotes, into the emptied folder of a run. Suites that run one after the other
 * start from the same: it is made once, and copied.
 */
export async function prepareTestData(): Promise<void> {
	await keepTestData();
	clearTestData();
	await cp(KEPT, TEST_DATA_DIR, { recursive: true });
}

/** Makes them, unless they are kept as they would be today. */
export async function keepTestData(): Promise<void> {
	const stamp = await stampOfToday();
	if ((await keptStamp()) === stamp) return;
	clearTestData();
	await rm(STAMP_FILE, { force: true });
	await rm(KEPT, { recursive: true, force: true });
	await prepareStack(testStackSettings(), new Progress({ quiet: true }), TEST_DEMO);
	await cp(TEST_DATA_DIR, KEPT, { recursive: true });
	await writeFile(STAMP_FILE, stamp);
}
