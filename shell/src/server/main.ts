// Entry of the site's server.
import { ReleaseError } from '@estate/releases';
import { logLine } from '@estate/shared-contract/log-line';
import { ConfigurationError, readConfiguration } from './configuration.ts';
import { NotBuiltError } from './http/shell-assets.ts';
import { withoutSecrets } from './http/without-secrets.ts';
import { startSite } from './start-site.ts';

/** A fault of the environment, in one sentence that says how to mend it; undefined for a fault of the program. */
function sentenceOf(error: unknown, port: string): string | undefined {
	if (error instanceof ConfigurationError || error instanceof NotBuiltError || error instanceof ReleaseError)
		return error.message;
	const { code, message, setting } = error as NodeJS.ErrnoException & { setting?: string };
	if (code === 'EADDRINUSE' && setting)
		return `The port of ${setting} is in use: stop what listens there, or give another ${setting}.`;
	if (code === 'EADDRINUSE')
		return `Port ${port} is in use: stop what listens there, or start with PORT=<another port>.`;
	if (code === 'ENOSPC' || code === 'EDQUOT')
		return `The disk is full (${message}): make room, or choose another DATA_DIR.`;
	if (code === 'EACCES' || code === 'EROFS' || code === 'EPERM')
		return `The site may not do this (${message}): choose another PORT or DATA_DIR.`;
	return undefined;
}

try {
	const configuration = readConfiguration();
	const site = await startSite(configuration, (message) =>
		console.error(logLine('site', 'warn', withoutSecrets(message))),
	);
	console.log(
		logLine('site', 'info', `The site answers at ${configuration.siteUrl}/ (port ${configuration.port}).`),
	);
	let isStopping = false;
	for (const signal of ['SIGINT', 'SIGTERM'] as const)
		process.on(signal, async () => {
			if (isStopping) return;
			isStopping = true;
			await site.app.drain.begin(configuration.drainSeconds);
			await site.stop();
			process.exit(0);
		});
} catch (error) {
	const sentence = sentenceOf(error, process.env.PORT || '3000');
	if (sentence !== undefined) console.error(logLine('site', 'fatal', sentence));
	else console.error(error);
	process.exit(1);
}
