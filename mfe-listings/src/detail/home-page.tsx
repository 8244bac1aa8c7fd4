import { useHost, useText } from '@estate/remote-kit';
import { withoutBadge } from '@estate/shared-contract';
import { addressLine } from '@estate/shared-i18n';
import {
	EnergyScale,
	Gallery,
	HomeBadges,
	hasPlaceOnMap,
	MOSAIC_SIZE,
	MorePictures,
	NeighbourhoodSection,
	PageContents,
	PictureViewer,
	RichText,
} from '@estate/shared-ui';
import { HomeKeeping } from '../kept/buttons/home-keeping.tsx';
import { HomeMap } from '../map/home-map.tsx';
import { formAddress } from './contact/contact-address.ts';
import { DocumentsSection } from './contact/documents-section.tsx';
import { HomeContact } from './contact/home-contact.tsx';
import { HomeContactBar } from './contact/home-contact-bar.tsx';
import { CostsSection } from './costs/costs-section.tsx';
import { purchaseOfHome } from './costs/purchase-of-home.ts';
import type { DetailView } from './detail-view.ts';
import { factGroups } from './facts/fact-groups.ts';
import { FactSection } from './facts/fact-section.tsx';
import { FactsStrip } from './facts/facts-strip.tsx';
import { RenovationNotice } from './facts/renovation-notice.tsx';
import classes from './home-page.module.css';
import { homeMedia } from './media/home-media.ts';
import { MediaSection } from './media/media-section.tsx';
import { PriceBlock } from './price-block.tsx';
import { PrintSheet } from './print/print-sheet.tsx';
import { ShareMenu } from './share/share-menu.tsx';
import { SimilarHomes } from './similar-homes.tsx';
import { SearchWalk } from './walk/search-walk.tsx';

/** A home on offer, in full. */
export function HomePage({
	home,
	url,
	similar,
	renovationYears,
	neighbourhood,
}: Extract<DetailView, { view: 'home' }>) {
	const text = useText();
	const { site, localize } = useHost();
	const title = withoutBadge(home.TypeDescription);
	const groups = factGroups(home, site);
	const media = homeMedia(home);
	const purchase = purchaseOfHome(home);
	const hasMore = home.Pictures.length > MOSAIC_SIZE;
	const section = (id: string, key: string, isShown: boolean) => (isShown ? [{ id, title: text(key) }] : []);
	return (
		<PictureViewer title={title} pictures={home.Pictures}>
			<article className={classes.home}>
				<SearchWalk home={home} />
				<Gallery />
				<header className={classes.head}>
					<div className={classes.name}>
						<HomeBadges home={home} marqueeColors={site.marqueeColors} />
						<h1 className={classes.title} tabIndex={-1}>
							{title}
						</h1>
						<p className={classes.place}>{addressLine(home, text, site.citySpellings)}</p>
						<div className={classes.actions}>
							<ShareMenu
								shared={{ title, url }}
								homeId={home.ID}
								friendForm={formAddress(localize, 'friend', home.ID)}
							/>
							<HomeKeeping home={home} />
						</div>
					</div>
					<PriceBlock home={home} />
				</header>
				{home.State === 'option' && <p className={classes.option}>{text('detail.option')}</p>}
				<FactsStrip home={home} />
				<PrintSheet home={home} url={url} />
				<div className={classes.columns}>
					<div className={classes.main}>
						<PageContents
							label={text('detail.contents')}
							sections={[
								...section('description', 'detail.description', true),
								...section('media', 'detail.media.short', media.length > 0),
								...groups.map(({ name }) => ({ id: name, title: text(`detail.short.${name}`) })),
								...section('costs', 'detail.costs.short', purchase !== undefined),
								...section('location', 'map.location', hasPlaceOnMap(home)),
								...section('neighbourhood', 'detail.neighbourhood', neighbourhood !== undefined),
								...section('documents', 'detail.documents.title', home.Documents.length > 0),
							]}
						/>
						<section className={classes.description} id="description" aria-labelledby="description-title">
							<h2 className={classes.sectionTitle} id="description-title">
								{text('detail.description')}
							</h2>
							<RichText html={home.Description} />
							{home.RecordFile && (
								<p className={classes.reference}>{text('detail.reference', { code: home.RecordFile })}</p>
							)}
						</section>
						{media.length > 0 && <MediaSection title={title} media={media} pictures={home.Pictures} />}
						{groups.map((group) => (
							<FactSection key={group.name} group={group}>
								{group.name === 'energy' && <EnergyScale home={home} />}
								{group.name === 'energy' && renovationYears !== undefined && (
									<RenovationNotice years={renovationYears} />
								)}
							</FactSection>
						))}
						{purchase && <CostsSection {...purchase} />}
						{hasPlaceOnMap(home) && <HomeMap home={home} />}
						{neighbourhood && <NeighbourhoodSection neighbourhood={neighbourhood} />}
						{home.Documents.length > 0 && <DocumentsSection home={home} />}
						{hasMore && (
							<section className={classes.photos} id="photos" aria-labelledby="photos-title">
								<h2 className={classes.sectionTitle} id="photos-title">
									{text('ui.gallery.more')}
								</h2>
								<MorePictures />
							</section>
						)}
					</div>
					<div className={classes.side}>
						<HomeContact home={home} />
					</div>
				</div>
				<SimilarHomes title={text('detail.similar')} homes={similar} />
				<HomeContactBar home={home} />
			</article>
		</PictureViewer>
	);
}
