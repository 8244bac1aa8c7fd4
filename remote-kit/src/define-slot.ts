import type { ActionResult, LoadContext, LoadResult, PostedForm, SlotHost } from '@estate/shared-contract';
import type { Text } from '@estate/shared-ui';
import type { ComponentType } from 'react';

/** What `load` and `action` know: the page, and the remote's texts in the page's language, for titles and crumbs. */
export interface SlotContext<Input = unknown> extends LoadContext<Input> {
	text: Text;
}

export interface SlotProps<Data> {
	data: Data;
	host: SlotHost;
}

export interface SlotDefinition<Data, Input = unknown> {
	/** Reads all that the slot shows. Runs on the server, and in the browser at a navigation. */
	load(context: SlotContext<Input>): Promise<LoadResult<Data>>;
	/** Takes a form that was posted to the slot. Runs on the server without JavaScript, and in the browser with it. */
	action?(form: PostedForm, context: SlotContext<Input>): Promise<ActionResult<Data>>;
	/** Renders what `load` gave. Never reads anything on the first render. */
	Component: ComponentType<SlotProps<Data>>;
}

/** A slot of a remote: default export of `src/slots/<name>.ts(x)`. */
export function defineSlot<Data, Input = unknown>(
	definition: SlotDefinition<Data, Input>,
): SlotDefinition<Data, Input> {
	return definition;
}
