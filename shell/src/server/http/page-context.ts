import type { ReleaseFollower } from '../releases/release-follower.ts';
import type { Composition } from '../render/composition.ts';
import type { SlotRenderer } from '../render/render-slots.ts';
import type { SiteState } from '../site/site-state.ts';
import type { AnswerCache } from './answer-cache.ts';
import type { DocumentMaker } from './document.ts';

/** What pages are made with. */
export interface PageContext extends DocumentMaker {
	/** The site as the visitor gets it; read again, for it may change while a page is made */
	live: { readonly state: SiteState | undefined };
	releases: Pick<ReleaseFollower, 'reportBroken' | 'remotes'>;
	renderer: SlotRenderer;
	/** Documents that are the same for everybody */
	answers: AnswerCache;
	/** Takes what a slot reports to the operators */
	report(report: Composition['reports'][number]): void;
	log(message: string): void;
}
