import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import path from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { freePort } from '@estate/shared-contract/samples';
import { runServer } from 'verdaccio';
import { ROOT } from '../../../scripts/stack/settings.ts';

/** What was fetched once is kept from run to run: packages of others never change. */
const KEPT = path.join(ROOT, 'var/registry');

export interface Registry {
	url: string;
	/** For npm: this registry, the token that npm wants to have before it publishes, and a cache of its own */
	environment: NodeJS.ProcessEnv;
	close(): void;
}

/** Address of the registry that npm is configured with on this machine. */
function configuredRegistry(): string {
	const asked = ['config', 'get', 'registry', '--loglevel=silent'];
	return execFileSync('npm', asked, {
		cwd: ROOT,
		encoding: 'utf8',
		stdio: ['ignore', 'pipe', 'ignore'],
	}).trim();
}

/**
 * A real npm registry on loopback without any package of @estate. All others come from the registry that npm is configured
 * with on this machine, and from nowhere else.
 */
export async function startRegistry(): Promise<Registry> {
	const storage = path.join(KEPT, 'storage');
	const cache = path.join(KEPT, 'npm-cache');
	for (const own of [path.join(storage, '@estate'), path.join(cache, '_npx')])
		rmSync(own, { recursive: true, force: true });
	mkdirSync(storage, { recursive: true });
	// Whom this machine trusts, as its npm does: the way to the registry may lead over a host of its own.
	setDefaultCACertificates([...getCACertificates('default'), ...getCACertificates('system')]);
	const server = (await runServer({
		self_path: KEPT,
		configPath: path.join(KEPT, 'config.yaml'),
		storage,
		auth: { htpasswd: { file: path.join(KEPT, 'users') } },
		uplinks: { configured: { url: configuredRegistry(), maxage: '1d' } },
		packages: {
			'@estate/*': { access: '$all', publish: '$all' },
			'**': { access: '$all', proxy: 'configured' },
		},
		web: { enable: false },
		log: { type: 'stdout', level: 'fatal' },
	})) as Server;
	const port = await freePort();
	await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
	const url = `http://127.0.0.1:${port}/`;
	const userConfig = path.join(KEPT, 'npmrc');
	writeFileSync(userConfig, `registry=${url}\n//127.0.0.1:${port}/:_authToken=of-the-drill\n`);
	return {
		url,
		environment: {
			npm_config_registry: url,
			npm_config_userconfig: userConfig,
			npm_config_cache: cache,
			npm_config_update_notifier: 'false',
			npm_config_yes: 'true',
		},
		close: () => {
			server.close();
			server.closeAllConnections();
		},
	};
}
