// Entry of the site's server, and of the supervisor that starts shells from the release store.
import { keepHeapLean } from '@estate/shared-contract/lean-heap';
import { logLine } from '@estate/shared-contract/log-line';
import { readConfiguration } from './configuration.ts';
import { startFault } from './start-fault.ts';
import { Supervised } from './supervisor/supervised.ts';

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
	const sentence = startFault(error);
	if (sentence !== undefined) console.error(logLine('site', 'fatal', sentence));
	else console.error(error);
	await supervised?.failed(sentence ?? String(error));
	process.exit(1);
}
