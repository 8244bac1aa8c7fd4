import { useText } from '@estate/remote-kit';
import type { OnlineMedia } from '@estate/shared-contract';
import { formatDate } from '@estate/shared-i18n';
import { useLanguage } from '@estate/shared-ui';
import classes from './media-list.module.css';

/** How the own site is filed among the portals. */
const OWN_SITE = 'site';

/** Where a property is advertised: name, link, and since when. */
export function MediaList({ media }: { media: readonly OnlineMedia[] }) {
	const text = useText();
	const language = useLanguage();
	if (media.length === 0) return <p className={classes.none}>{text('media.none')}</p>;
	return (
		<ul className={classes.media}>
			{media.map(({ id, portal, url, since, providesStatistics }) => (
				<li key={id}>
					<a href={url} rel="noopener noreferrer">
						{portal === OWN_SITE ? text('statistics.site') : portal}
					</a>
					<span>
						{text('media.since', { date: formatDate(since, language) })}
						{!providesStatistics && ` · ${text('media.noFigures')}`}
					</span>
				</li>
			))}
		</ul>
	);
}
