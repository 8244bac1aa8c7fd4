import { defineSlot, type SlotDefinition } from '@estate/remote-kit';
import { FORMS, type RequestKind } from '@estate/shared-contract';
import type { FormSlotData } from './form-slot-data.ts';
import { FormView } from './form-view.tsx';
import { loadForm } from './load-form.ts';

/** The slot of a form: everything about it stands in its description. */
export function formSlot(kind: RequestKind): SlotDefinition<FormSlotData> {
	const form = FORMS[kind];
	return defineSlot<FormSlotData>({
		load: (context) => loadForm(form, context),
		action: async (posted, context) =>
			(await import('./submit/form-action.ts')).formAction(form, posted, context),
		Component: FormView,
	});
}
