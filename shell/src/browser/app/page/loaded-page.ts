import type { LoadResult, PageHead, PageLocation } from '@estate/shared-contract';
import type { PageAddresses } from '../../../page/routes/page-addresses.ts';
import type { PageSlot, PageView } from '../../../page/view/page-json.ts';
import type { SlotCode } from '../remotes/load-slot-code.ts';

/** Code and data of one slot, each asked for once and only when it is needed. */
export interface SlotContent {
	code(): Promise<SlotCode>;
	result(): Promise<LoadResult<unknown>>;
}

/** A page that is shown, or ready to be. Kept with its history entry, so that Back needs no request. */
export interface LoadedPage {
	/** Prefix of ids and of React keys: two pages never share them */
	id: string;
	view: PageView;
	head: PageHead;
	addresses: PageAddresses;
	location: PageLocation;
	/** The document holds its rendered slots; false as soon as it was left */
	isInDocument: boolean;
	contents: ReadonlyMap<string, SlotContent>;
	/** Markup of slots that never came alive, as the page was left */
	markup: Map<string, string>;
	/** Heights in CSS pixels at that time: kept free until the slots are back */
	heights: Map<string, number>;
}

/** The primary slot, or the first that the visitor reads. */
export function primarySlot({ view }: LoadedPage): PageSlot | undefined {
	return view.slots.find(({ priority }) => priority === 'primary') ?? view.slots[0];
}

/** Do both pages show the same slots of the same versions, so that new data is all that one needs to become the other? */
export function isSameShape(one: LoadedPage, other: LoadedPage): boolean {
	const shape = ({ view }: LoadedPage) =>
		[
			view.routeId,
			JSON.stringify(view.params),
			...view.slots.map((slot) => `${slot.key} ${slot.remote} ${slot.slot} ${slot.version}`),
		].join('\n');
	return shape(one) === shape(other);
}

/** Runs a task at most once and remembers its promise; one that failed is run again. */
export function once<Value>(run: () => Promise<Value>): () => Promise<Value> {
	let started: Promise<Value> | undefined;
	return () => {
		if (!started) {
			started = run();
			started.catch(() => {
				started = undefined;
			});
		}
		return started;
	};
}
