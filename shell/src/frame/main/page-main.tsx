import type { PageSlot, PageView } from '../../page/view/page-json.ts';
import { HomeBannerView } from './home-banner-view.tsx';
import { PageHeading } from './page-heading.tsx';
import classes from './page-main.module.css';
import { PageSubMenu } from './page-sub-menu.tsx';
import { SlotContainer } from './slot-container.tsx';
import type { SlotSurface } from './slot-surface.ts';

export interface PageMainProps {
	view: PageView;
	/** Markup per slot key, on the server; in the browser the slots own their markup */
	slotHtml?: ReadonlyMap<string, string>;
	/** Links to sheets per slot key, on the server */
	slotStyles?: ReadonlyMap<string, string>;
	/** What brings the slots to life, in the browser */
	surface?: SlotSurface;
}

function rowsOf(slots: readonly PageSlot[]): PageSlot[][] {
	return [...Map.groupBy(slots, ({ row }) => row).values()];
}

/** Slots of full width stand one below the other as parts of one thing, such as filters above their results. */
const isStack = (row: readonly PageSlot[]) => row.every(({ columns }) => columns.lg === 12);

/** Content of `<main>`: heading with trail, then the rows of slots. Server and browser render this one tree. */
export function PageMain({ view, slotHtml, slotStyles, surface }: PageMainProps) {
	const containers = (slots: readonly PageSlot[]) =>
		slots.map((slot) => (
			<SlotContainer
				key={`${slot.key} ${slot.remote}.${slot.slot}`}
				slot={slot}
				html={slotHtml?.get(slot.key)}
				styles={slotStyles?.get(slot.key)}
				surface={surface}
			/>
		));
	const content = (
		<>
			{view.banner ? (
				<HomeBannerView banner={view.banner}>
					{containers(view.slots.filter(({ isBanner }) => isBanner))}
				</HomeBannerView>
			) : (
				<PageHeading view={view} />
			)}
			{view.subMenu && <PageSubMenu menu={view.subMenu} />}
			{rowsOf(view.slots.filter(({ isBanner }) => !isBanner)).map((row) => (
				<div key={row[0]?.key} className={isStack(row) ? `${classes.row} ${classes.stack}` : classes.row}>
					{containers(row)}
				</div>
			))}
		</>
	);
	if (!view.style) return content;
	return (
		<div className={classes.styled}>
			<div data-page={view.style.scope}>{content}</div>
		</div>
	);
}
