import type { RenderRequest } from '@estate/shared-contract';

/** To the thread that draws. */
export interface RenderMessage {
	slot: string;
	request: RenderRequest;
}

/** From it: ready, or what came of one drawing. */
export type RenderOutcome =
	| { kind: 'ready'; slots: string[] }
	| { kind: 'broken'; message: string }
	| { kind: 'drawn' }
	| { kind: 'failed'; message: string };
