import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { API_SETTINGS } from '../api/src/settings.ts';
import { SITE_SETTINGS } from '../shell/src/server/site-settings.ts';
import { ROOT } from './stack/settings.ts';

const FILE = path.join(ROOT, 'docs', 'configuration.md');

interface Setting {
	default: string;
	meaning: string;
}

const COMMANDS: Record<string, Setting> = {
	RELEASES_URL: {
		default: '',
		meaning:
			'For `release`, the address of a site as well, `https://www.example.be`: commands then go through its console, with RELEASE_TOKEN and no account of the store',
	},
	RELEASE_WHO: { default: '', meaning: 'Name in the release log; empty: the user of the machine' },
	RELEASE_TOKEN: {
		default: '',
		meaning:
			'Token of the access list, where the release store has one; with the address of a site as RELEASES_URL, commands go through its console',
	},
	PORT: {
		default: '',
		meaning: '`npm run dev` takes PORT + 10 as well: the site itself listens there, behind PORT',
	},
	SITE_URL: {
		default: '',
		meaning:
			'`npm start` and `npm run dev` make it of PORT; commands do not: where PORT is another, give it to those that write links (`owners`, `import`, `newsletter`, …)',
	},
	SHELL_URL: {
		default: '',
		meaning: 'Running site for `dev` (empty: a page of its own) and `check-shell` of one remote',
	},
	TEST_DATABASE_URL: {
		default: '',
		meaning:
			'PostgreSQL database that `npm test` may use besides the embedded one, by a role that may create databases',
	},
	TEST_S3_URL: {
		default: '',
		meaning: 'Object store that the tests of the release store may use besides their own',
	},
	DEPLOY_REQUESTS: {
		default: '20000',
		meaning: 'Requests that visitors send at least while `npm test -- --only deploy` replaces sites and apis',
	},
	FUZZ_REQUESTS: {
		default: '20000',
		meaning: 'Malformed requests that `npm test -- --only attack` sends',
	},
	FUZZ_SEED: {
		default: '1',
		meaning: 'Which ones: another number, other requests',
	},
	CI: {
		default: '',
		meaning: '`true`: `npm test` looks for PostgreSQL on 127.0.0.1:5432 as well',
	},
	CHROMIUM_PATH: {
		default: '',
		meaning:
			'Browser for tests, bench and the checks of versions, a site’s too; empty: an installed one, else the bundled',
	},
	CHROMIUM_SANDBOX: {
		default: 'on',
		meaning:
			'`off`: the browser that runs code of versions, at a site too, does without Chromium’s sandbox, where the machine gives it no user namespaces. As root it never has one',
	},
};

/** What depends on the machine is not written down as a default. */
const BY_MACHINE = new Set(['RENDER_WORKERS']);

function table(readers: Record<string, Record<string, Setting>>): string {
	const rows = new Map<string, { setting: Setting; readers: string[] }>();
	for (const [reader, settings] of Object.entries(readers))
		for (const [name, setting] of Object.entries(settings)) {
			const row = rows.get(name) ?? { setting, readers: [] };
			// What a command makes of a setting of a server stands beside it.
			if (reader === 'commands' && row.setting !== setting)
				row.setting = { ...row.setting, meaning: `${row.setting.meaning}. ${setting.meaning}` };
			row.readers.push(reader);
			rows.set(name, row);
		}
	const lines = [...rows]
		.sort(([one], [other]) => one.localeCompare(other))
		.map(([name, { setting, readers: by }]) => {
			const value = BY_MACHINE.has(name) ? 'by machine' : setting.default && `\`${setting.default}\``;
			return `| \`${name}\` | ${value} | ${setting.meaning} | ${by.join(', ')} |`;
		});
	return ['| Name | Default | Meaning | Read by |', '| --- | --- | --- | --- |', ...lines].join('\n');
}

/** The text of docs/configuration.md, made of the tables that the servers themselves read. */
export function configurationDocument(): string {
	return `# Configuration

Every setting is an environment variable. Both servers check theirs at start: a wrong one stops the start with one
sentence and exit code 1. Secrets (in \`DATABASE_URL\`, \`SMTP_URL\`) come from the environment alone.

This page is made by \`npx node scripts/configuration-table.ts --write\` from the tables that the programs read.

${table({ api: API_SETTINGS, site: SITE_SETTINGS, commands: COMMANDS })}
`;
}

if (import.meta.main) {
	const { values } = parseArgs({
		options: { write: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
	});
	if (values.help)
		console.log(
			'npx node scripts/configuration-table.ts [--write]: prints docs/configuration.md, or writes it',
		);
	else if (values.write) writeFileSync(FILE, configurationDocument());
	else process.exitCode = readFileSync(FILE, 'utf8') === configurationDocument() ? 0 : 1;
}
