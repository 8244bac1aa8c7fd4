import type { BrowserSlot, BrowserTexts, LoadContext, SlotMountProps } from '@estate/shared-contract';
import type { SlotDefinition } from '../define-slot.ts';
import { loadSlot } from '../slot-root/load-slot.ts';
import type { SlotIdentity } from '../slot-root/slot-identity.ts';
import { createSlotTexts } from '../slot-root/slot-texts.ts';
import { MountedSlot } from './mounted-slot.tsx';

/**
 * What a remote exposes for a slot: its loader and single-spa parcel lifecycles. Mount, update and unmount always
 * settle; an error of the slot goes to `props.onError`, with the fitting message already on the page.
 */
export function createBrowserSlot<Data, Input>(
	definition: SlotDefinition<Data, Input>,
	identity: SlotIdentity,
): BrowserSlot {
	const mounted = new WeakMap<HTMLElement, MountedSlot<Data>>();
	return {
		async load(context: LoadContext, texts: BrowserTexts) {
			const { text } = createSlotTexts(identity, context.language, texts);
			return loadSlot(definition, { ...(context as LoadContext<Input>), text });
		},
		async bootstrap() {},
		async mount(props: SlotMountProps) {
			const slot = new MountedSlot<Data>(definition, identity, props);
			mounted.set(props.domElement, slot);
			await slot.render(props);
		},
		async update(props: SlotMountProps) {
			await mounted.get(props.domElement)?.render(props);
		},
		async unmount({ domElement }: SlotMountProps) {
			mounted.get(domElement)?.remove();
			mounted.delete(domElement);
		},
	};
}
