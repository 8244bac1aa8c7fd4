import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { createPath, type Navigator, parsePath, Router, type To } from 'react-router-dom';

/** An address as the shell's one router has it. */
export interface BridgeLocation {
	pathname: string;
	/** With the leading `?`, or '' */
	search: string;
	hash: string;
}

/** The shell's one history, as a slot's root sees it. */
export interface RouterBridge {
	/** The same object until the address changes */
	getLocation(): BridgeLocation;
	/** Calls back at every navigation; returns an unsubscribe function */
	subscribe(listener: () => void): () => void;
	navigate(to: string, options?: { replace?: boolean; keepScroll?: boolean }): void;
	/** Steps in the history; back when negative */
	go?(delta: number): void;
}

function navigatorOf(bridge: RouterBridge): Navigator {
	const pathOf = (to: To) =>
		createPath({ ...bridge.getLocation(), ...(typeof to === 'string' ? parsePath(to) : to) });
	return {
		createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
		push: (to, _state, options) =>
			bridge.navigate(pathOf(to), { keepScroll: options?.preventScrollReset ?? false }),
		replace: (to, _state, options) =>
			bridge.navigate(pathOf(to), { replace: true, keepScroll: options?.preventScrollReset ?? false }),
		go: (delta) => bridge.go?.(delta),
	};
}

/** A static router renders without layout effects, but its `navigate` does nothing: right for the server alone. */
const isServer = typeof document === 'undefined';

/** Gives a slot's root the router of the page, without a history of its own. */
export function SlotRouter({ bridge, children }: { bridge: RouterBridge; children: ReactNode }) {
	const location = useSyncExternalStore(bridge.subscribe, bridge.getLocation, bridge.getLocation);
	const navigator = useMemo(() => navigatorOf(bridge), [bridge]);
	return (
		<Router location={location} navigator={navigator} static={isServer}>
			{children}
		</Router>
	);
}
