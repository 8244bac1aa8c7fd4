import { RecentHomes } from '../recent/recent-homes.tsx';
import { CompareTray } from './compare-tray.tsx';
import type { DockData } from './load-dock.ts';

/** What follows a visitor from list to home: the homes seen last, those chosen to compare, and what the last press did. */
export function KeptDock({ homeId }: DockData) {
	return (
		<>
			<RecentHomes except={homeId} />
			<CompareTray isAboveBar={homeId !== undefined} />
		</>
	);
}
