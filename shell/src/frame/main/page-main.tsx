import { Breadcrumbs, PageBanner } from '@estate/shared-ui';
import type { DrawnSlot, PageView } from '../../pages/page-json.ts';
import { NoticeWords } from '../notices/notice-words.tsx';
import { HomeBannerView } from './home-banner-view.tsx';
import classes from './page-main.module.css';
import { SlotContainer } from './slot-container.tsx';
import type { SlotSurface } from './slot-surface.ts';

export interface PageMainProps {
	view: PageView;
	/** Markup per slot key, on the server; in the browser the slots own their markup */
	slotHtml?: ReadonlyMap<string, string>;
	/** What brings the slots to life, in the browser */
	surface?: SlotSurface;
}

function PageHeading({ view }: { view: PageView }) {
	const { heading, headingStyle, hasTrail, trail, notice, language } = view;
	if (notice) return <NoticeWords notice={notice} phone={notice.phone} language={language} />;
	if (headingStyle === 'banner' && hasTrail) return <PageBanner title={heading} crumbs={trail} />;
	return (
		<>
			{hasTrail && (
				<div className={classes.trail}>
					<Breadcrumbs crumbs={trail} />
				</div>
			)}
			{headingStyle !== 'none' && (
				<h1 className={headingStyle === 'banner' ? classes.heading : classes.hidden} tabIndex={-1}>
					{heading}
				</h1>
			)}
		</>
	);
}

function rowsOf(slots: readonly DrawnSlot[]): DrawnSlot[][] {
	return [...Map.groupBy(slots, ({ row }) => row).values()];
}

/** Slots of full width stand one below the other as parts of one thing, such as filters above their results. */
const isStack = (row: readonly DrawnSlot[]) => row.every(({ columns }) => columns.lg === 12);

/** Content of `<main>`: heading with trail, then the rows of slots. Server and browser draw this one tree. */
export function PageMain({ view, slotHtml, surface }: PageMainProps) {
	const containers = (slots: readonly DrawnSlot[]) =>
		slots.map((slot) => (
			<SlotContainer
				key={`${slot.key} ${slot.remote}.${slot.slot}`}
				slot={slot}
				html={slotHtml?.get(slot.key)}
				surface={surface}
			/>
		));
	return (
		<>
			{view.banner ? (
				<HomeBannerView banner={view.banner}>
					{containers(view.slots.filter(({ isBanner }) => isBanner))}
				</HomeBannerView>
			) : (
				<PageHeading view={view} />
			)}
			{rowsOf(view.slots.filter(({ isBanner }) => !isBanner)).map((row) => (
				<div key={row[0]?.key} className={isStack(row) ? `${classes.row} ${classes.stack}` : classes.row}>
					{containers(row)}
				</div>
			))}
		</>
	);
}
