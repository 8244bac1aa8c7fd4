import type { RenderRequest, RenderResponse, Route, SiteConfiguration } from '@estate/shared-contract';
import type { FailureFacts } from './slot-failure.ts';

/** A server bundle on disk. Versions are immutable, so the path names the code for ever. */
export interface BundleFile {
	remote: string;
	version: string;
	/** Absolute path of `server/server.mjs` */
	path: string;
	/** `sha384-…` that the file must have */
	integrity: string;
	/** Environment variables that its manifest names */
	variables?: readonly string[];
	/** Those of them that the operator granted, with their values */
	environment?: Readonly<Record<string, string>>;
}

/** What all renders of one release set and content revision share: sent to a worker once, not with every slot. */
export interface SiteSnapshot {
	key: string;
	site: SiteConfiguration;
	routes: readonly Route[];
}

/**
 * Snapshots that a worker keeps; the main thread counts along, so that both forget the same ones: they only ever `set`,
 * `peek` and `has`, by which no snapshot becomes a newer one.
 */
export const MOST_SNAPSHOTS = 8;

export type SlotRequest = Omit<RenderRequest, 'site' | 'routes'>;

/** What a bundle says of itself. */
export interface BundleFace {
	remote: string;
	version: string;
	contract: string;
	slots: string[];
}

export type Work =
	| { type: 'render'; bundle: BundleFile; slot: string; snapshot: string; request: SlotRequest }
	| { type: 'probe'; bundle: BundleFile };

/** Whose code may hold a thread: a slot's, or what a bundle does by itself once it is imported. */
export interface Holder {
	remote: string;
	version: string;
	/** Not there: the bundle's own */
	slot?: string;
}

/** Is this work that holder's, or its bundle's? */
export function isOf({ bundle, ...work }: Work, holder: Holder | undefined): boolean {
	if (holder?.remote !== bundle.remote || holder.version !== bundle.version) return false;
	return holder.slot === undefined || (work.type === 'render' && work.slot === holder.slot);
}

/** The numbers under which work holds a thread: its slot's, and its bundle's should it have to be imported. */
export interface HolderNumbers {
	own: number;
	bundle: number;
}

export type ToWorker =
	| { type: 'snapshot'; snapshot: SiteSnapshot }
	| { type: 'work'; id: number; work: Work; holders: HolderNumbers }
	| { type: 'ping' };

export type FromWorker =
	| { type: 'done'; id: number; answer: RenderResponse | BundleFace }
	| { type: 'failed'; id: number; failure: FailureFacts }
	/** Also sent once when the thread is ready */
	| { type: 'pong' };
