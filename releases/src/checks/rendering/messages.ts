import type { RenderRequest } from '@estate/shared-contract';

/** To the thread that renders. */
export interface RenderMessage {
	slot: string;
	request: RenderRequest;
}

/** From it: ready, or what came of one rendering. */
export type RenderOutcome =
	| { kind: 'ready'; slots: string[] }
	| { kind: 'broken'; message: string }
	| { kind: 'drawn' }
	| { kind: 'failed'; message: string };
