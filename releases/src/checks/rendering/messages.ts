import type { RenderRequest } from '@estate/shared-contract';

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
	| { kind: 'drawn' }
	| { kind: 'failed'; message: string };
