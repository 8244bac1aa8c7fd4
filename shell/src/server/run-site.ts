import { logLine } from '@estate/shared-contract/log-line';
import { withoutSecrets } from '@estate/shared-contract/without-secrets';
import type { Configuration } from './configuration.ts';
import { startSite } from './start-site.ts';
import type { Supervised } from './supervisor/supervised.ts';

/** Starts the site in this process, until a signal or its supervisor ends it. Throws what the start throws. */
export async function runSite(configuration: Configuration, supervised?: Supervised): Promise<void> {
	const site = await startSite(
		configuration,
		(message) => console.error(logLine('site', 'warn', withoutSecrets(message))),
		supervised ? { supervised } : {},
	);
	console.log(
		logLine('site', 'info', `The site answers at ${configuration.siteUrl}/ (port ${configuration.port}).`),
	);
	let isStopping = false;
	async function stop({ isReplaced = false } = {}): Promise<void> {
		if (isStopping) return;
		isStopping = true;
		await site.app.drain.begin(configuration.drainSeconds, { isReplaced });
		await site.stop();
		await supervised?.partFromSupervisor();
		process.exit(0);
	}
	for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());
	supervised?.onLeave(() => void stop({ isReplaced: true }));
	await supervised?.listening();
}
