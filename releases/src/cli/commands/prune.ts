import { type Command, InvalidArgumentError } from 'commander';
import { EVERYWHERE } from '../../access/identity.ts';
import { pruneVersions } from '../../operations/prune-versions.ts';
import { openStore } from '../../store/open-store.ts';
import { asCaller } from '../as-caller.ts';
import { type CommonOptions, command, print } from '../command.ts';
import { releasesLocation } from '../settings.ts';
import { pruneAtSite } from '../site/at-site.ts';
import { releaseSite } from '../site/release-site.ts';

interface Options extends CommonOptions {
	keepDays: number;
	dryRun?: boolean;
	previews?: boolean;
}

function asDays(value: string): number {
	const days = Number(value);
	if (!Number.isInteger(days) || days < 1) throw new InvalidArgumentError('Give a number of days from 1.');
	return days;
}

/** In the store, or by a site in its own. */
async function prune({ keepDays, dryRun = false, previews = false }: Options) {
	const site = releaseSite();
	if (site) return pruneAtSite(site, { keepDays, dryRun, previews });
	const store = openStore(releasesLocation());
	return asCaller(store, { action: 'prune', ...EVERYWHERE }, () =>
		pruneVersions(store, { keepDays, dryRun, previews }),
	);
}

export function pruneCommand(): Command {
	return command(
		'prune',
		'Removes versions from the store that no channel, no log entry of the last days, no running shell, no locked remote and no waiting proposal names.',
	)
		.option('--keep-days <days>', 'how far back a roll-back or restore must always be possible', asDays, 30)
		.option('--previews', 'none but previews of changes: versions such as 1.57.0-pr.12')
		.option('--dry-run', 'say what would be removed, and remove nothing')
		.action(async (options: Options) => {
			const { keepDays, dryRun = false } = options;
			const versions = await prune(options);
			const bytes = versions.reduce((sum, { size }) => sum + size, 0);
			const count = versions.length === 1 ? 'One version' : `${versions.length} versions`;
			const amount = `${count} (${(bytes / 1024 / 1024).toFixed(1)} MB)`;
			print(options, { removed: !dryRun, keepDays, versions, bytes }, [
				...versions.map(
					({ remote, version, builtAt }) => `  ${remote} ${version}  built ${builtAt.slice(0, 10)}`,
				),
				versions.length === 0
					? `Every version is needed, or younger than ${keepDays} days. Nothing is to be removed.`
					: dryRun
						? `${amount} would be removed. Do it: npm run release -- prune --keep-days ${keepDays}`
						: `${amount} removed. A number is never used again for other bytes.`,
			]);
		});
}
