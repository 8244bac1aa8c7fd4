import type { RenderRequest, ServerReport } from '@estate/shared-contract';

/** What is to be rendered. */
export interface RenderMessage {
	slot: string;
	request: RenderRequest;
}

export type ToRenderThread = { type: 'load'; path: string } | { type: 'render'; message: RenderMessage };

/** From it: ready, or what came of one rendering. */
export type RenderOutcome =
	| { kind: 'ready'; slots: string[] }
	| { kind: 'broken'; message: string }
	| { kind: 'drawn'; reports: ServerReport[] }
	/** `isLate`: the api gave no answer in time, which is no fault of the code */
	| { kind: 'failed'; message: string; isLate: boolean };
