import type { PageView } from '../../../page/view/page-json.ts';
import { locationAtom } from '../navigation/location-atom.ts';
import type { Services } from '../services.ts';
import { documentFacts } from './document-facts.ts';
import { slotContent } from './load-slot.ts';
import type { LoadedPage, SlotContent } from './loaded-page.ts';

/** The page that the document came with. Slots that the server rendered have their data in it; the others load theirs. */
export function documentPage(services: Services, view: PageView): LoadedPage {
	const location = services.store.get(locationAtom);
	const never = new AbortController().signal;
	const contents = view.slots.flatMap((slot): [string, SlotContent][] => {
		const remote = services.site.use(slot.remote);
		if (!remote) return [];
		const place = { routeId: view.routeId, params: view.params, location, input: slot.input, signal: never };
		const content = slotContent(services, remote, slot.slot, place);
		return [[slot.key, slot.isDrawn ? { ...content, result: async () => ({ data: slot.data }) } : content]];
	});
	return {
		id: '',
		view,
		...documentFacts(),
		location,
		isInDocument: true,
		contents: new Map(contents),
		markup: new Map(),
		heights: new Map(),
	};
}
