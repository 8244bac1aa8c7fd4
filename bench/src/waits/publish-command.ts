import { rm } from 'node:fs/promises';
import path from 'node:path';
import { Command, Option } from 'commander';
import { REMOTES } from '../../../scripts/remote/remotes.ts';
import { requireScript } from '../../../scripts/stack/command.ts';
import { prepareBundles } from '../../../scripts/stack/prepare.ts';
import { Progress } from '../../../scripts/stack/progress.ts';
import { ROOT } from '../../../scripts/stack/settings.ts';
import { benchSettings } from '../start-bench-stack.ts';
import { reportWaits } from './report-waits.ts';
import { timed } from './timed.ts';

const RELEASE_CLI = 'releases/src/cli/main.ts';
const VERSION = '1.0.1';

/** `npm run bench -- publish` */
export const publishCommand = new Command('publish')
	.description(
		'Times the release of one remote: building and publishing it, and the checks of its promotion.',
	)
	.addOption(new Option('--remote <name>', 'which').choices(REMOTES).default('content'))
	.addHelpText('after', '\nExit code 1 when a budget of bench/src/waits/budgets.ts is broken.')
	.action(async ({ remote }: { remote: string }) => {
		const settings = benchSettings({ DATA_DIR: path.join(ROOT, 'var', 'bench-publish') });
		await rm(settings.dataDir, { recursive: true, force: true });
		// Beside its neighbours, whose routes the checks ask for.
		await prepareBundles(settings, new Progress());
		const release = (what: string, ...args: string[]) =>
			requireScript(what, RELEASE_CLI, args, settings.environment);
		reportWaits('publish', [
			await timed('publish', () => release('Publishing', 'publish', remote, '--version', VERSION)),
			await timed('promote', () =>
				release('Promoting', 'promote', remote, VERSION, '--without-browser', '--why', 'measured'),
			),
		]);
	});
