import type { ActionResult, LoadContext, LoadResult, PostedForm, SlotHost } from '@estate/shared-contract';
import type { ComponentType } from 'react';

export interface SlotProps<Data> {
	data: Data;
	host: SlotHost;
}

export interface SlotDefinition<Data, Input = unknown> {
	/** Reads all that the slot shows. Runs on the server, and in the browser at a navigation. */
	load(context: LoadContext<Input>): Promise<LoadResult<Data>>;
	/** Takes a form that was posted to the slot. Runs on the server without JavaScript, and in the browser with it. */
	action?(form: PostedForm, context: LoadContext<Input>): Promise<ActionResult<Data>>;
	/** Draws what `load` gave. Never reads anything on the first render. */
	Component: ComponentType<SlotProps<Data>>;
}

/** A slot of a remote: default export of `src/slots/<name>.ts(x)`. */
export function defineSlot<Data, Input = unknown>(
	definition: SlotDefinition<Data, Input>,
): SlotDefinition<Data, Input> {
	return definition;
}
