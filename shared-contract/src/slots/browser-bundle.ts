import type { LoadContext, LoadResult, SlotHost } from './slot-contract.ts';

/** Custom properties of the parcel that mounts a slot. */
export interface SlotMountProps {
	/** Element that the slot alone owns */
	domElement: HTMLElement;
	identifierPrefix: string;
	/** Data of `load`, from the page's JSON or from the navigation */
	data: unknown;
	/** Hydrate what the server rendered, or render again */
	hydrate: boolean;
	host: SlotHost;
	/** Texts of the remote in the page's language */
	texts: BrowserTexts;
	/** The slot could not render or hydrate; it is already showing what its priority asks for */
	onError(error: unknown, phase: 'render' | 'hydration'): void;
}

/** Default export of an exposed slot module (`./<slot>`): the loader and single-spa parcel lifecycles. */
export interface BrowserSlot {
	/** `texts`: as in SlotMountProps; titles of pages are made of them, so they are there before the data */
	load(context: LoadContext, texts: BrowserTexts): Promise<LoadResult<unknown>>;
	bootstrap(props: SlotMountProps): Promise<void>;
	mount(props: SlotMountProps): Promise<void>;
	unmount(props: SlotMountProps): Promise<void>;
	/** New data for the same slot, after a navigation within its route */
	update(props: SlotMountProps): Promise<void>;
}

/** Default export of an exposed texts module (`./texts-<language>`). */
export type BrowserTexts = Record<string, unknown>;
