import path from 'node:path';
import { ServerProcess } from '../../scripts/stack/server-process.ts';
import type { StackSettings } from '../../scripts/stack/settings.ts';

/** The monolith beside a running site, on the same api, with a folder of its own for what it keeps. */
export function monolithProcess(settings: StackSettings, port: number): ServerProcess {
	return new ServerProcess({
		name: 'monolith',
		file: 'bench/src/monolith/serve-monolith.ts',
		environment: {
			...settings.environment,
			PORT: String(port),
			SITE_URL: `http://localhost:${port}`,
			MONOLITH_DIR: path.join(settings.dataDir, 'monolith'),
		},
		healthUrl: `http://127.0.0.1:${port}/healthz`,
		restart: false,
	});
}
