import { useHost, useText } from '@estate/remote-kit';
import { withoutBadge } from '@estate/shared-contract';
import { cityName } from '@estate/shared-i18n';
import { LinkButton, PHONE_SIZE, Picture } from '@estate/shared-ui';
import { routeOfList } from '../property/list-address.ts';
import { SaveSearchLink } from '../save/save-search-link.tsx';
import type { DetailView } from './detail-view.ts';
import classes from './gone-page.module.css';
import { GONE_EXPLANATIONS, GONE_TITLES } from './gone-title.ts';
import { SimilarProperties } from './similar-properties.tsx';
import { SearchWalk } from './walk/search-walk.tsx';

/** Says why a property is not to be had, and shows others (decisions 11). */
export function GonePage({ data }: { data: Exclude<DetailView, { view: 'property' }> }) {
	const text = useText();
	const { href, site } = useHost();
	const property = 'property' in data ? data.property : undefined;
	const values: Record<string, string> = property
		? { title: withoutBadge(property.TypeDescription), city: cityName(property.City, site.citySpellings) }
		: {};
	return (
		<article>
			{property && <SearchWalk property={property} />}
			<header className={classes.head}>
				{property?.SmallPictureItem && (
					<div className={classes.picture}>
						<Picture
							picture={property.SmallPictureItem}
							alt=""
							sizes={`(min-width: 767px) 480px, ${PHONE_SIZE}`}
							ratio={4 / 3}
							priority
						/>
					</div>
				)}
				<div className={classes.words}>
					<h1 className={classes.title} tabIndex={-1}>
						{text(GONE_TITLES[data.view])}
					</h1>
					<p className={classes.text}>{text(GONE_EXPLANATIONS[data.view], values)}</p>
					<p className={classes.links}>
						<LinkButton href={href(routeOfList(0))}>{text('detail.toSale')}</LinkButton>
						<LinkButton href={href(routeOfList(1))} variant="outline">
							{text('detail.toRent')}
						</LinkButton>
					</p>
					{'search' in data && (
						<p className={classes.text}>
							{text('save.goneLead')}{' '}
							<SaveSearchLink search={data.search} variant="quiet">
								{text('save.gone')}
							</SaveSearchLink>
						</p>
					)}
				</div>
			</header>
			<SimilarProperties
				title={text(property ? 'detail.similar' : 'detail.other')}
				properties={data.similar}
			/>
		</article>
	);
}
