import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { chromiumLaunch } from '../../e2e/src/chromium.ts';
import { ROOT } from '../stack/settings.ts';
import { postgresVersion } from './postgres-server.ts';

function embeddedVersion(): string {
	const manifest = path.join(ROOT, 'node_modules', '@electric-sql', 'pglite', 'package.json');
	return (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version;
}

async function databases(url: string | undefined): Promise<string> {
	const embedded = `PGlite ${embeddedVersion()} (embedded)`;
	if (!url) return `${embedded}; no PostgreSQL server: TEST_DATABASE_URL names none`;
	const { host } = new URL(url);
	const server = await postgresVersion(url);
	if ('error' in server)
		return `${embedded}; the PostgreSQL server at ${host} does not answer: ${server.error}`;
	return `${embedded}, PostgreSQL ${server.version} at ${host}`;
}

async function chromium(): Promise<string> {
	const { executablePath = '' } = await chromiumLaunch();
	try {
		const { stdout } = await promisify(execFile)(executablePath, ['--version']);
		return `${stdout.trim()}, ${executablePath}`;
	} catch (error) {
		return `${executablePath} does not start: ${(error as Error).message}`;
	}
}

/** What the tests run on, in a line each. */
export async function machineLines(
	uses: ReadonlySet<'databases' | 'chromium'>,
	databaseUrl: string | undefined,
): Promise<string[]> {
	return [
		`Node:      ${process.version}`,
		...(uses.has('databases') ? [`Databases: ${await databases(databaseUrl)}`] : []),
		...(uses.has('chromium') ? [`Chromium:  ${await chromium()}`] : []),
	];
}
