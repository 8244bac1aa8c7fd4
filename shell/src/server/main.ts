// Entry of the site's server, and of the supervisor that starts shells from the release store.
import { ReleaseError } from '@estate/releases';
import { keepHeapLean } from '@estate/shared-contract/lean-heap';
import { logLine } from '@estate/shared-contract/log-line';
import { ConfigurationError, readConfiguration } from './configuration.ts';
import { NotBuiltError } from './http/shell-assets.ts';
import { Supervised } from './supervisor/supervised.ts';

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

keepHeapLean();
const supervised = Supervised.join();
try {
	const configuration = readConfiguration();
	if (configuration.shellReleases && !supervised) {
		const { supervise } = await import('./supervisor/supervise.ts');
		await supervise(configuration);
	} else {
		const { runSite } = await import('./run-site.ts');
		await runSite(configuration, supervised);
	}
} catch (error) {
	const sentence = sentenceOf(error, process.env.PORT || '3000');
	if (sentence !== undefined) console.error(logLine('site', 'fatal', sentence));
	else console.error(error);
	await supervised?.failed(sentence ?? String(error));
	process.exit(1);
}
