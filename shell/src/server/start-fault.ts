import { ReleaseError } from '@estate/releases';
import { addressFault } from '@estate/shared-contract/server-settings';
import { ConfigurationError } from './configuration.ts';
import { NotBuiltError } from './http/shell-assets.ts';

/** A server that could not listen, with the settings that say where. */
export interface ListenFault extends NodeJS.ErrnoException {
	listening?: { port: 'PORT' | 'METRICS_PORT'; host: 'HOST' | 'METRICS_HOST' };
}

/** Why a site does not start, in one sentence that says how to mend it; undefined for a fault of the program. */
export function startFault(error: unknown, environment: NodeJS.ProcessEnv = process.env): string | undefined {
	if (error instanceof ConfigurationError || error instanceof NotBuiltError || error instanceof ReleaseError)
		return error.message;
	const { code = '', message, listening } = error as ListenFault;
	const fault = listening && addressFault(listening.host, environment[listening.host] ?? '', code);
	if (fault) return fault;
	if (code === 'EADDRINUSE' && listening?.port === 'METRICS_PORT')
		return 'The port of METRICS_PORT is in use: stop what listens there, or give another METRICS_PORT.';
	if (code === 'EADDRINUSE')
		return `Port ${environment.PORT || '3000'} is in use: stop what listens there, or start with PORT=<another port>.`;
	if (code === 'ENOSPC' || code === 'EDQUOT')
		return `The disk is full (${message}): make room, or choose another DATA_DIR.`;
	if (code === 'EACCES' || code === 'EROFS' || code === 'EPERM')
		return `The site may not do this (${message}): choose another PORT or DATA_DIR.`;
	return undefined;
}
