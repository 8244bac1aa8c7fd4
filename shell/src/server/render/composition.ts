import type {
	PageHead,
	PageLocation,
	PostedForm,
	RenderResponse,
	ServerReport,
} from '@estate/shared-contract';
import type { PlannedSlot } from '../../page/plan/planned-slot.ts';
import type { PageAddresses } from '../../page/routes/page-addresses.ts';
import type { ResolvedPage } from '../../page/routes/resolution.ts';
import type { PageView } from '../../page/view/page-json.ts';
import type { SlotFailure } from './slot-failure.ts';

/** What came of rendering one slot. */
export type SlotOutcome =
	| { slot: PlannedSlot; response: RenderResponse; failure?: undefined }
	| { slot: PlannedSlot; response?: undefined; failure: SlotFailure };

export interface CompositionRequest {
	page: ResolvedPage;
	location: PageLocation;
	/** Headers of the visitor that the api must see; empty for pages that are the same for everybody */
	apiHeaders: Record<string, string>;
	/** The page is made of nothing but published content: what the api answered for another page of this revision will do */
	isShared: boolean;
	/** A posted form and the slot that takes it, `remote.slot` */
	form?: { slot: string; posted: PostedForm } | undefined;
}

export interface ComposedPage {
	status: number;
	/** Seconds until a form that could not be taken now is worth another try */
	retryAfter?: number | undefined;
	view: PageView;
	/** Markup per slot key; a slot that is missing here is rendered in the browser */
	html: ReadonlyMap<string, string>;
	head: PageHead;
	addresses: PageAddresses;
}

/** What slots said beside their markup, whatever becomes of the page. */
export interface CompositionNotes {
	/** `Set-Cookie` values of the api */
	cookies: readonly string[];
	reports: readonly (ServerReport & { remote: string; version: string; slot: string })[];
	failures: readonly (SlotOutcome & { failure: SlotFailure })[];
}

/** What becomes of a page. */
export type PageOutcome =
	| { kind: 'page'; page: ComposedPage }
	| { kind: 'redirect'; to: string; status: 301 | 302 | 303 }
	/** The shell's not-found page is due */
	| { kind: 'missing' }
	/** The data cannot be had just now */
	| { kind: 'unavailable'; message: string }
	/** The form names a slot that is not on the page */
	| { kind: 'bad-form' };

export type Composition = CompositionNotes & PageOutcome;
