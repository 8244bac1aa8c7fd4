import { createRequire } from 'node:module';
import { rspack } from '@rspack/core';

const RUNTIME = '@module-federation/runtime';

/**
 * The plugin picks the CommonJS build of its runtime, of which nothing can be shaken off; this takes the ES modules
 * beside it. A remote's entry goes from 12.0 to 7.1 KB (brotli). For every build that uses ModuleFederationPlugin.
 */
export function federationRuntimeAsModules() {
	const enhanced = createRequire(
		createRequire(import.meta.url).resolve('@module-federation/enhanced/rspack'),
	);
	const modules = enhanced.resolve(RUNTIME).replace(/\.cjs$/, '.js');
	return new rspack.NormalModuleReplacementPlugin(
		/@module-federation[\\/](runtime$|.*\.cjs$)/,
		(resource: { request: string }) => {
			resource.request = resource.request === RUNTIME ? modules : resource.request.replace(/\.cjs$/, '.js');
		},
	);
}
