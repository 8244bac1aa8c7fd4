import type { SlotHost } from '@estate/shared-contract';
import { type RouterBridge, SlotRouter } from '@estate/shared-ui/router';
import { type ReactNode, useMemo } from 'react';

function bridgeTo(host: SlotHost): RouterBridge {
	return {
		getLocation: () => host.location,
		subscribe: (listener) => host.onLocation(listener),
		navigate: (to, options) => host.navigate(to, options),
	};
}

/** The page's one router, as a slot's links see it. */
export function SlotNavigation({ host, children }: { host: SlotHost; children: ReactNode }) {
	const bridge = useMemo(() => bridgeTo(host), [host]);
	return <SlotRouter bridge={bridge}>{children}</SlotRouter>;
}
