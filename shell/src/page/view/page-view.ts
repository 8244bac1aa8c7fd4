import type { Crumb, LoadResult } from '@estate/shared-contract';
import type { PlannedSlot } from '../plan/planned-slot.ts';
import type { PageSlot, PageView } from './page-json.ts';

/** What one slot of a page gave. */
export interface FilledSlot {
	slot: PlannedSlot;
	version: string;
	/** Nothing where the slot failed */
	result: (LoadResult<unknown> & { isDrawn: boolean }) | undefined;
}

/** A slot of the page as the browser knows it. Data travels only where the browser needs it. */
function pageSlot({ slot, version, result }: FilledSlot, primaryKey: string | undefined): PageSlot {
	const isDrawn = result?.isDrawn ?? false;
	const { name, priority, hydration, reserve } = slot.slot;
	return {
		key: slot.key,
		remote: slot.remote,
		slot: name,
		version,
		priority: priority === 'primary' && slot.key !== primaryKey ? 'essential' : priority,
		hydration,
		reserve: reserve ?? 0,
		row: slot.row,
		columns: slot.columns,
		isBanner: slot.isBanner ?? false,
		isDrawn,
		input: isDrawn ? null : slot.input,
		data: result && !(isDrawn && hydration === 'never') ? result.data : null,
	};
}

interface Frame
	extends Pick<
		PageView,
		| 'routeId'
		| 'params'
		| 'language'
		| 'heading'
		| 'banner'
		| 'hasBand'
		| 'pageBanner'
		| 'subMenu'
		| 'style'
		| 'homeShown'
	> {
	trail: readonly Crumb[];
	/** The page wants its banner */
	hasBanner: boolean;
	hasTrail: boolean;
}

/** What `<main>` shows: a slot that renders its own heading takes the place of the banner's. */
export function pageView(frame: Frame, filled: readonly FilledSlot[], primaryKey?: string): PageView {
	const { hasBanner, ...rest } = frame;
	const isOwn = frame.banner || filled.some(({ result }) => result?.ownHeading);
	return {
		...rest,
		headingStyle: isOwn ? 'none' : hasBanner ? 'banner' : 'hidden',
		slots: filled.map((slot) => pageSlot(slot, primaryKey)),
	};
}
