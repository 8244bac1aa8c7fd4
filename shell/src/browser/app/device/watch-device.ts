import { type DeviceSettings, deviceSettings, type Language } from '@estate/shared-contract';
import { deviceAtom, type SharedStore } from '@estate/shared-ui/store';

const isSame = (one: DeviceSettings, other: DeviceSettings) =>
	(Object.keys(one) as (keyof DeviceSettings)[]).every((key) => one[key] === other[key]);

/** Keeps the device flags of the shared store true through resizing and scrolling (website.md §4 "Device flags"). The bar above the header shows until the header is fixed, which the boot script marks. */
export function watchDevice(store: SharedStore, language: Language): void {
	const root = document.documentElement;
	function read(): void {
		const now = deviceSettings(innerWidth, !root.hasAttribute('data-scrolled'), language);
		if (!isSame(store.get(deviceAtom), now)) store.set(deviceAtom, now);
	}
	addEventListener('resize', read, { passive: true });
	new MutationObserver(read).observe(root, { attributeFilter: ['data-scrolled'] });
	read();
}
