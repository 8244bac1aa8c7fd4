import { useHost, useText } from '@estate/remote-kit';
import { withoutBadge } from '@estate/shared-contract';
import { addressLine } from '@estate/shared-i18n';
import {
	contactOf,
	EnergyScale,
	Gallery,
	hasPlaceOnMap,
	MOSAIC_SIZE,
	MorePictures,
	NeighbourhoodSection,
	PageContents,
	PictureViewer,
	PrintSheet,
	PropertyBadges,
	RichText,
} from '@estate/shared-ui';
import { CostsSection } from '@estate/shared-ui/costs';
import { PropertyKeeping } from '../kept/buttons/property-keeping.tsx';
import { PropertyMap } from '../map/property-map.tsx';
import { DocumentsSection } from './contact/documents-section.tsx';
import { PropertyContact } from './contact/property-contact.tsx';
import { PropertyContactBar } from './contact/property-contact-bar.tsx';
import { purchaseOfProperty } from './costs/purchase-of-property.ts';
import type { DetailView } from './detail-view.ts';
import { factGroups } from './facts/fact-groups.ts';
import { FactSection } from './facts/fact-section.tsx';
import { FactsStrip } from './facts/facts-strip.tsx';
import { RenovationDuty } from './facts/renovation-duty.tsx';
import { MediaSection } from './media/media-section.tsx';
import { propertyMedia } from './media/property-media.ts';
import { PlaceLink } from './place-link.tsx';
import { PriceBlock } from './price-block.tsx';
import classes from './property-page.module.css';
import { PropertyShare } from './share/property-share.tsx';
import { SimilarProperties } from './similar-properties.tsx';
import { SearchWalk } from './walk/search-walk.tsx';

/** A property on offer, in full. */
export function PropertyPage({
	property,
	url,
	similar,
	renovationYears,
	neighbourhood,
	place,
}: Extract<DetailView, { view: 'property' }>) {
	const text = useText();
	const { site } = useHost();
	const title = withoutBadge(property.TypeDescription);
	const groups = factGroups(property, site);
	const media = propertyMedia(property);
	const purchase = purchaseOfProperty(property);
	const hasMore = property.Pictures.length > MOSAIC_SIZE;
	const section = (id: string, key: string, isShown: boolean) => (isShown ? [{ id, title: text(key) }] : []);
	return (
		<PictureViewer title={title} pictures={property.Pictures}>
			<article className={classes.property}>
				<SearchWalk property={property} />
				<Gallery />
				<header className={classes.head}>
					<div className={classes.name}>
						<PropertyBadges property={property} marqueeColors={site.marqueeColors} />
						<h1 className={classes.title} tabIndex={-1}>
							{title}
						</h1>
						<p className={classes.place}>{addressLine(property, text, site.citySpellings)}</p>
					</div>
					<div>
						<PriceBlock property={property} />
						<PropertyContactBar property={property} isLine />
					</div>
					<div className={classes.actions}>
						<PropertyShare shared={{ title, url }} propertyId={property.ID} />
						<PropertyKeeping property={property} />
					</div>
				</header>
				{property.State === 'option' && <p className={classes.option}>{text('detail.option')}</p>}
				<FactsStrip property={property} />
				<PrintSheet contact={contactOf(property.Contact, site.agency)} url={url} words={text} />
				<div className={classes.columns}>
					<div className={classes.main}>
						<PageContents
							label={text('detail.contents')}
							sections={[
								...section('description', 'detail.description', true),
								...section('media', 'detail.media.short', media.length > 0),
								...groups.map(({ name }) => ({ id: name, title: text(`detail.short.${name}`) })),
								...section('costs', 'costs.short', purchase !== undefined),
								...section('location', 'map.location', hasPlaceOnMap(property)),
								...section('neighbourhood', 'detail.neighbourhood', neighbourhood !== undefined),
								...section('documents', 'detail.documents.title', true),
							]}
						/>
						<section className={classes.description} id="description" aria-labelledby="description-title">
							<h2 className={classes.sectionTitle} id="description-title">
								{text('detail.description')}
							</h2>
							<RichText html={property.Description} />
							{property.RecordFile && (
								<p className={classes.reference}>{text('detail.reference', { code: property.RecordFile })}</p>
							)}
						</section>
						{media.length > 0 && <MediaSection title={title} media={media} pictures={property.Pictures} />}
						{groups.map((group) => (
							<FactSection key={group.name} group={group}>
								{group.name === 'energy' && <EnergyScale property={property} />}
								{group.name === 'energy' && renovationYears !== undefined && (
									<RenovationDuty years={renovationYears} />
								)}
							</FactSection>
						))}
						{purchase && <CostsSection {...purchase} words={text} />}
						{hasPlaceOnMap(property) && <PropertyMap property={property} neighbourhood={neighbourhood} />}
						{neighbourhood && <NeighbourhoodSection neighbourhood={neighbourhood} />}
						<DocumentsSection property={property} />
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
						<PropertyContact property={property} />
					</div>
				</div>
				<SimilarProperties title={text('detail.similar')} properties={similar} />
				{place && <PlaceLink place={place} goal={property.Goal} />}
				<PropertyContactBar property={property} />
			</article>
		</PictureViewer>
	);
}
