import path from 'node:path';
import { messageOf } from '@estate/shared-contract/message-of';
import { publishDraft } from './dev/publish-draft.ts';
import { startReloadProxy } from './dev/reload-proxy.ts';
import { watchPackages } from './dev/watch-packages.ts';
import { readOptions } from './read-options.ts';
import { REMOTES } from './remote/remotes.ts';
import { CommandError, requireScript } from './stack/command.ts';
import { requireFreePort, stackSettings } from './stack/settings.ts';
import { startStack } from './stack/stack.ts';

const HELP = `npm run dev — serves the site and follows every change of the sources.

  mfe-*                   that remote is built and replaced; open pages load again (about a second)
  shared-*, remote-kit    all remotes and the shell
  shell                   the shell is built and started again
  api                     the api is started again

  The site itself listens on PORT + 10, behind the port that you open: both have to be free.
  Releases of development live in DATA_DIR/dev-releases: what you published stays untouched.
  Settings: PORT (3000), API_PORT (3001), DATA_DIR (var), … see docs/configuration.md`;

/** What the shell's build is made of, besides */
const SHELL = ['shell', 'console', 'map-frame'];
const SHARED = ['shared-contract', 'shared-i18n', 'shared-ui', 'remote-kit'];

if (readOptions('npm run dev', { options: { help: { type: 'boolean', short: 'h' } } }).values.help) {
	console.log(HELP);
	process.exit(0);
}

try {
	const { port } = stackSettings();
	const sitePort = port + 10;
	const settings = stackSettings({
		...process.env,
		PORT: String(sitePort),
		SITE_URL: `http://localhost:${port}`,
	});
	await requireFreePort('PORT', port);
	await requireFreePort('PORT', sitePort, 'PORT + 10, where npm run dev has the site itself');
	settings.environment.RELEASES_DIR = path.join(settings.dataDir, 'dev-releases');
	const stack = await startStack(settings, {
		onLine(line) {
			// Where the site itself answers is nothing to open: the address below is.
			if (!line.includes(`(port ${sitePort})`)) console.log(line);
		},
	});
	const proxy = startReloadProxy(port, sitePort);
	console.log(`\n  Site ${`http://localhost:${port}/`}   following changes; Ctrl-C ends it.\n`);

	async function rebuildShell(): Promise<void> {
		await requireScript('Building the shell', 'shell/build.ts', [], settings.environment);
		await stack.site.stop();
		await stack.site.start();
	}

	async function follow(changed: ReadonlySet<string>): Promise<void> {
		const started = performance.now();
		const everything = SHARED.some((name) => changed.has(name));
		if (changed.has('api') || changed.has('shared-contract')) {
			await stack.api.stop();
			await stack.api.start();
		}
		if (everything || SHELL.some((name) => changed.has(name))) await rebuildShell();
		for (const remote of REMOTES)
			if (everything || changed.has(`mfe-${remote}`)) await publishDraft(remote, settings);
		proxy.changed();
		console.log(`  ${[...changed].join(', ')} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
	}

	watchPackages(['api', ...SHELL, ...SHARED, ...REMOTES.map((remote) => `mfe-${remote}`)], (changed) =>
		follow(changed).catch((error: unknown) => {
			console.error(messageOf(error));
			if (error instanceof CommandError) console.error(error.output);
		}),
	);
	for (const signal of ['SIGINT', 'SIGTERM'] as const)
		process.once(signal, async () => {
			proxy.close();
			await stack.stop();
			process.exit(0);
		});
} catch (error) {
	console.error(messageOf(error));
	if (error instanceof CommandError) console.error(error.output);
	process.exit(1);
}
