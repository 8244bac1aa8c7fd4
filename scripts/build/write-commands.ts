import { chmod, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { COMMANDS } from './bundle-servers.ts';

/** Bundles are imported by hooks that Node has since then: server code of remotes is kept apart by them. */
export const LEAST_NODE = '22.15';

const SERVER_HELP: Readonly<Record<string, string>> = {
	site: `node site.js — the website. SIGTERM and SIGINT drain and end it.

  Settings are environment variables: PORT, HOST, API_URL, SITE_URL, DATA_DIR, RELEASES_DIR or RELEASES_URL, …
  Relative folders are below the working folder. The whole table: docs/configuration.md`,
	api: `node api.js — the backend. SIGTERM and SIGINT drain and end it.

  Settings are environment variables: API_PORT, API_HOST, DATABASE_URL, SITE_URL, DATA_DIR, SMTP_URL, MIGRATE, …
  Relative folders are below the working folder. The whole table: docs/configuration.md
  A new database is prepared by "node dist/db.js migrate", or by MIGRATE=on at each start.`,
};

function textOf(name: string): string {
	const help = SERVER_HELP[name];
	return `#!/usr/bin/env node
// Made by "npm run build".
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
const [leastMajor, leastMinor] = [${LEAST_NODE.replace('.', ', ')}];
if (major < leastMajor || (major === leastMajor && minor < leastMinor)) {
	console.error(\`Node ${LEAST_NODE} or newer is needed; this is \${process.version}. Install a newer Node and try again.\`);
	process.exit(1);
}
// Who reads the output may stop early, as head does.
for (const stream of [process.stdout, process.stderr])
	stream.on('error', (error) => {
		if (error.code !== 'EPIPE') throw error;
	});
process.env.NODE_ENV ??= 'production';
${help ? "if (!process.stdout.isTTY) process.env.LOG_FORMAT ??= 'json';\n" : ''}${help ? `if (process.argv.slice(2).some((argument) => argument === '--help' || argument === '-h')) console.log(${JSON.stringify(help)});\nelse await import('./server/${name}.js');` : `await import('./server/${name}.js');`}
`;
}

/** Writes `<out>/<command>.js`, one for each server and command: it checks Node and hands over to its bundle. */
export async function writeCommands(out: string): Promise<void> {
	for (const name of Object.keys(COMMANDS)) {
		const file = path.join(out, `${name}.js`);
		await writeFile(file, textOf(name));
		await chmod(file, 0o755);
	}
}
