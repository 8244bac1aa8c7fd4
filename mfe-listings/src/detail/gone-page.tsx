import { useHost, useText } from '@estate/remote-kit';
import { withoutBadge } from '@estate/shared-contract';
import { cityName } from '@estate/shared-i18n';
import { LinkButton, PHONE_SIZE, Picture } from '@estate/shared-ui';
import { routeOfList } from '../home/list-address.ts';
import type { DetailView } from './detail-view.ts';
import classes from './gone-page.module.css';
import { NOTICE_TITLES } from './notice-title.ts';
import { SimilarHomes } from './similar-homes.tsx';
import { SearchWalk } from './walk/search-walk.tsx';

/** Says why a home is not to be had, and shows others (decisions 11). */
export function GonePage({ data }: { data: Exclude<DetailView, { view: 'home' }> }) {
	const text = useText();
	const { href, site } = useHost();
	const home = 'home' in data ? data.home : undefined;
	const values: Record<string, string> = home
		? { title: withoutBadge(home.TypeDescription), city: cityName(home.City, site.citySpellings) }
		: {};
	return (
		<article>
			{home && <SearchWalk home={home} />}
			<header className={classes.head}>
				{home?.SmallPictureItem && (
					<div className={classes.picture}>
						<Picture
							picture={home.SmallPictureItem}
							alt=""
							sizes={`(min-width: 767px) 480px, ${PHONE_SIZE}`}
							ratio={4 / 3}
							priority
						/>
					</div>
				)}
				<div className={classes.words}>
					<h1 className={classes.title} tabIndex={-1}>
						{text(NOTICE_TITLES[data.view])}
					</h1>
					<p className={classes.text}>{text(`detail.${data.view}`, values)}</p>
					<p className={classes.links}>
						<LinkButton href={href(routeOfList(0))}>{text('detail.toSale')}</LinkButton>
						<LinkButton href={href(routeOfList(1))} variant="outline">
							{text('detail.toRent')}
						</LinkButton>
					</p>
				</div>
			</header>
			<SimilarHomes title={text(home ? 'detail.similar' : 'detail.other')} homes={data.similar} />
		</article>
	);
}
