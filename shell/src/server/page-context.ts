import type { Composition } from '../composition/composition.ts';
import type { SlotDrawer } from '../composition/draw-slots.ts';
import type { ReleaseFollower } from '../releases/follow-releases.ts';
import type { LiveSite } from '../site/live-site.ts';
import type { DocumentMaker } from './document.ts';

/** What pages are made with. */
export interface PageContext extends DocumentMaker {
	live: LiveSite;
	releases: Pick<ReleaseFollower, 'reportBroken'>;
	drawer: SlotDrawer;
	/** Takes what a slot told the operators while it was drawn */
	report(report: Composition['reports'][number]): void;
	log(message: string): void;
}
