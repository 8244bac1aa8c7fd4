import type { BrowserSlot, SlotMountProps } from '@estate/shared-contract';
import { mountRootParcel, type Parcel, type ParcelConfig } from 'single-spa';

type MountChild = (config: ParcelConfig, props: SlotMountProps) => Parcel;

let parent: Promise<MountChild> | undefined;

/** Root parcels are never given back by single-spa, so one of them lives as long as the document and holds the slots. */
function longLivedParent(): Promise<MountChild> {
	parent ??= new Promise((resolve) => {
		mountRootParcel(
			{
				name: 'page',
				bootstrap: async () => {},
				mount: async (props: { mountParcel?: unknown }) => resolve(props.mountParcel as MountChild),
				unmount: async () => {},
			},
			{ domElement: document.createElement('div') },
		);
	});
	return parent;
}

/** A slot on the page. */
export interface MountedParcel {
	update(props: SlotMountProps): Promise<void>;
	unmount(): Promise<void>;
}

const ignore = () => {};

/** Milliseconds. A slow device is no fault: single-spa would complain after a few seconds; loading has its own limit. */
const TIMEOUT = { millis: 30_000, dieOnTimeout: false, warningMillis: 30_000 };
const TIMEOUTS = { bootstrap: TIMEOUT, mount: TIMEOUT, unmount: TIMEOUT, update: TIMEOUT };

/** Mounts a slot as a parcel. Resolves when it is rendered, or the message that stands in for it. */
export async function mountParcel(
	slot: BrowserSlot,
	name: string,
	props: SlotMountProps,
): Promise<MountedParcel> {
	const mountChild = await longLivedParent();
	const { bootstrap, mount, unmount, update } = slot;
	// A fresh object for each mount: single-spa keeps its state on it.
	const config = { name, bootstrap, mount, unmount, update, timeouts: TIMEOUTS } as unknown as ParcelConfig;
	const parcel = mountChild(config, props);
	for (const promise of [
		parcel.loadPromise,
		parcel.bootstrapPromise,
		parcel.mountPromise,
		parcel.unmountPromise,
	])
		promise.catch(ignore);
	await parcel.mountPromise;
	return {
		update: async (next) => {
			await parcel.update?.(next);
		},
		unmount: async () => {
			await parcel.unmount().catch(ignore);
		},
	};
}
