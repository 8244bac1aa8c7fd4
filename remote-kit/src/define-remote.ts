import type { RemoteConfig } from '@estate/shared-contract';

/** The public face of a remote: default export of `src/remote.config.ts`. Checked against the schema at build. */
export function defineRemote(config: RemoteConfig): RemoteConfig {
	return config;
}
