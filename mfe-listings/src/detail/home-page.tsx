import { useHost, useText } from '@estate/remote-kit';
import { withoutBadge } from '@estate/shared-contract';
import { addressLine } from '@estate/shared-i18n';
import { HomeBadges, RichText } from '@estate/shared-ui';
import { ContactBar } from './contact-bar.tsx';
import { ContactCard } from './contact-card.tsx';
import type { DetailView } from './detail-view.ts';
import { DocumentsSection } from './documents-section.tsx';
import { factGroups } from './fact-groups.ts';
import { FactSection } from './fact-section.tsx';
import { FactsStrip } from './facts-strip.tsx';
import { Gallery, MOSAIC_SIZE, MorePictures } from './gallery.tsx';
import classes from './home-page.module.css';
import { PageContents } from './page-contents.tsx';
import { PriceBlock } from './price-block.tsx';
import { RenovationNotice } from './renovation-notice.tsx';
import { SimilarHomes } from './similar-homes.tsx';

/** A home on offer, in full. */
export function HomePage({ home, similar, renovationYears }: Extract<DetailView, { view: 'home' }>) {
	const text = useText();
	const { site } = useHost();
	const title = withoutBadge(home.TypeDescription);
	const groups = factGroups(home);
	const hasMore = home.Pictures.length > MOSAIC_SIZE;
	return (
		<article>
			<Gallery title={title} pictures={home.Pictures} />
			<header className={classes.head}>
				<div className={classes.name}>
					<HomeBadges home={home} marqueeColors={site.marqueeColors} />
					<h1 className={classes.title} tabIndex={-1}>
						{title}
					</h1>
					<p className={classes.place}>{addressLine(home, text, site.citySpellings)}</p>
				</div>
				<PriceBlock home={home} />
			</header>
			<FactsStrip home={home} />
			<div className={classes.columns}>
				<div className={classes.main}>
					<PageContents
						sections={[
							{ id: 'description', title: text('detail.description') },
							...groups.map(({ name }) => ({ id: name, title: text(`detail.short.${name}`) })),
							...(home.Documents.length > 0
								? [{ id: 'documents', title: text('detail.documents.title') }]
								: []),
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
					{groups.map((group) => (
						<FactSection key={group.name} group={group}>
							{group.name === 'energy' && renovationYears !== undefined && (
								<RenovationNotice years={renovationYears} />
							)}
						</FactSection>
					))}
					{home.Documents.length > 0 && <DocumentsSection home={home} />}
					{hasMore && (
						<section className={classes.photos} id="photos" aria-labelledby="photos-title">
							<h2 className={classes.sectionTitle} id="photos-title">
								{text('detail.gallery.more')}
							</h2>
							<MorePictures title={title} pictures={home.Pictures} />
						</section>
					)}
				</div>
				<div className={classes.side}>
					<ContactCard home={home} />
				</div>
			</div>
			<SimilarHomes title={text('detail.similar')} homes={similar} />
			<ContactBar home={home} />
		</article>
	);
}
