import { Argument, type Command, InvalidArgumentError } from 'commander';
import { type OverrideRequest, overrideLink } from '../../operations/override-link.ts';
import { OVERRIDE_MOST_MINUTES } from '../../override/override-token.ts';
import { openStore } from '../../store/open-store.ts';
import { asCaller } from '../as-caller.ts';
import { asOrigin, asVersion, type CommonOptions, command, print, remoteArgument } from '../command.ts';
import { releasesLocation } from '../settings.ts';
import { overrideAtSite } from '../site/at-site.ts';
import { releaseSite } from '../site/release-site.ts';

interface Options extends CommonOptions {
	minutes: number;
	from?: string;
	to?: string;
}

function asMinutes(text: string): number {
	const minutes = Number(text);
	if (Number.isInteger(minutes) && minutes >= 1 && minutes <= OVERRIDE_MOST_MINUTES) return minutes;
	throw new InvalidArgumentError(`Give minutes from 1 to ${OVERRIDE_MOST_MINUTES}.`);
}

function asPath(text: string): string {
	if (/^\/(?![/\\])/.test(text)) return text;
	throw new InvalidArgumentError('Give a path of the site, such as /nl/te-koop/.');
}

/** Signed here with the site's secret, or by the site itself. */
async function linkFor(request: OverrideRequest, { channel }: Options): Promise<string> {
	const site = releaseSite();
	if (site) return overrideAtSite(site, request, channel);
	const siteUrl = process.env.SITE_URL || `http://localhost:${process.env.PORT || 3000}`;
	const store = openStore(releasesLocation());
	return asCaller(store, { action: 'override', remote: request.remote, channel }, () =>
		overrideLink(store.artifacts, request, {
			secret: process.env.RELEASE_OVERRIDE_SECRET,
			siteUrl: siteUrl.replace(/\/+$/, ''),
		}),
	);
}

export function overrideCommand(): Command {
	return command('override', 'A link by which one browser gets another version of a remote for a while.')
		.addArgument(remoteArgument())
		.addArgument(new Argument('[version]', 'published version').argParser(asVersion))
		.option('--from <origin>', 'what this development server builds, in place of a version', asOrigin)
		.option('--minutes <count>', 'how long', asMinutes, 60)
		.option('--to <path>', 'page that the link leads to', asPath)
		.action(async (remote: string, version: string | undefined, options: Options, self: Command) => {
			const { minutes, from, to } = options;
			if ((version === undefined) === (from === undefined))
				return self.error('error: give a version, or --from <origin>, and not both.');
			const request = { remote, shows: version ? { version } : { source: from ?? '' }, minutes, to };
			const link = await linkFor(request, options);
			print(options, { remote, version, source: from, minutes, link }, [
				link,
				`Anyone who opens it within ${minutes} minutes gets ${remote} ${version ?? `from ${from}`} in that browser; all others notice nothing.`,
			]);
		});
}
