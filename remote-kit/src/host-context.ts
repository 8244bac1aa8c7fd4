import {
	assumedDevice,
	type DeviceSettings,
	type PageLocation,
	type SlotHost,
} from '@estate/shared-contract';
import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';

export const HostContext = createContext<SlotHost | undefined>(undefined);

/** The shell's face to this slot. */
export function useHost(): SlotHost {
	const host = useContext(HostContext);
	if (!host)
		throw new Error(
			'useHost was called outside a slot. Render the component inside a slot or the test host.',
		);
	return host;
}

/** The page's address, followed through navigations. */
export function useLocation(): PageLocation {
	const host = useHost();
	return useSyncExternalStore(
		(listener) => host.onLocation(listener),
		() => host.location,
		() => host.location,
	);
}

/** The window's device flags (website.md §3), followed through resizing and scrolling. The first render is the server's: a desktop. */
export function useDevice(): DeviceSettings {
	const host = useHost();
	const assumed = useMemo(() => assumedDevice(host.language), [host.language]);
	return useSyncExternalStore(
		(listener) => host.onDevice(listener),
		() => host.device,
		() => assumed,
	);
}
