import { AccountSync } from '../account/account-sync.tsx';
import { RecentProperties } from '../recent/recent-properties.tsx';
import { ListingsTray } from './listings-tray.tsx';
import type { DockData } from './load-dock.ts';

/** What follows a visitor from list to property: the properties seen last, those chosen to compare, and what the last press did. */
export function KeptDock({ propertyId }: DockData) {
	return (
		<>
			<AccountSync />
			<RecentProperties except={propertyId} />
			<ListingsTray isAboveBar={propertyId !== undefined} />
		</>
	);
}
