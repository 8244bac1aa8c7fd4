import { AccountSync } from '../account/account-sync.tsx';
import { RecentProperties } from '../recent/recent-properties.tsx';
import { CompareTray } from './compare-tray.tsx';
import type { DockData } from './load-dock.ts';

/** What follows a visitor from list to property: the properties seen last, those chosen to compare, and what the last press did. */
export function KeptDock({ propertyId }: DockData) {
	return (
		<>
			<AccountSync />
			<RecentProperties except={propertyId} />
			<CompareTray isAboveBar={propertyId !== undefined} />
		</>
	);
}
