import { hostname } from 'node:os';
import { join } from 'node:path';
import { isAlive, type ReleaseStore, SHELL_ENTRY } from '@estate/releases';
import { logLine } from '@estate/shared-contract/log-line';
import { withoutSecrets } from '@estate/shared-contract/without-secrets';
import { type Configuration, ConfigurationError } from '../configuration.ts';
import { BUILD } from '../locations.ts';
import { FollowedChannel } from '../releases/followed-channel.ts';
import { openReleaseStore } from '../releases/open-release-store.ts';
import { LastGood } from '../site/last-good.ts';
import type { Seat } from './choose-shell.ts';
import type { HealthLimits } from './require-healthy.ts';
import { Supervisor } from './supervisor.ts';

/** Between two looks at what other servers run, in milliseconds */
const LOOK_EVERY_MS = 2_000;

const say = (level: 'info' | 'warn' | 'fatal') => (message: string) =>
	(level === 'info' ? console.log : console.error)(logLine('site', level, withoutSecrets(message)));

/** The newest report of each server that starts shells from the store. */
async function seatsOf(store: ReleaseStore, { channel }: Configuration): Promise<Seat[]> {
	const reports = (await store.instances.read()).filter(
		(report) => report.channel === channel && isAlive(report),
	);
	const seats = new Map<string, Seat & { startedAt: string }>();
	for (const { shell, startedAt } of reports) {
		if (!shell?.seat) continue;
		const known = seats.get(shell.seat);
		if (!known || known.startedAt < startedAt)
			seats.set(shell.seat, { seat: shell.seat, version: shell.version, startedAt });
	}
	return [...seats.values()];
}

export interface SuperviseOptions {
	/** File that starts the build which this process came with; that of this very build by default */
	installed?: string | undefined;
	limits?: HealthLimits;
}

/**
 * Runs the version of the shell that the channel's log wants, in a process beside this one, and replaces it when the log
 * wants another. Resolves when the first takes visitors. Throws ReleaseError, ConfigurationError.
 */
export async function supervise(
	configuration: Configuration,
	{ installed = BUILD && join(BUILD, SHELL_ENTRY), limits }: SuperviseOptions = {},
): Promise<void> {
	const { channel, dataDir, port, drainSeconds } = configuration;
	if (!installed)
		throw new ConfigurationError(
			'SHELL_RELEASES is on, but this site runs from its sources: start a build of it (npm run build, then node dist/site.js).',
		);
	const warn = say('warn');
	const store = await openReleaseStore(configuration.releases, dataDir);
	const lastGood = new LastGood(join(dataDir, 'last-shell.json'), warn);
	const followed = new FollowedChannel({
		log: store.shells.log,
		channel,
		lastGood: (await lastGood.read()).releases,
		onProblem: warn,
	});
	await followed.read();
	const supervisor = new Supervisor({
		artifacts: store.shells.artifacts,
		followed: () => followed.state.state,
		seat: `${hostname().slice(0, 60)}-${port}`,
		seats: () => seatsOf(store, configuration),
		folder: join(dataDir, 'shells'),
		installed,
		drainSeconds,
		limits,
		log: say('info'),
		onEnd(why) {
			say('fatal')(why);
			process.exit(1);
		},
	});
	let isStopping = false;
	for (const signal of ['SIGINT', 'SIGTERM'] as const)
		process.on(signal, async () => {
			if (isStopping) return;
			isStopping = true;
			await supervisor.stop();
			process.exit(0);
		});
	await supervisor.settle();
	void lastGood.save({ releases: followed.state });
	followed.watch(() => {
		void lastGood.save({ releases: followed.state });
		void supervisor.settleAgain();
	});
	setInterval(() => void supervisor.settle(), LOOK_EVERY_MS);
}
