import type { PropertySummary } from '@estate/shared-contract';
import { atom } from '@estate/shared-ui/store';

const seen = atom<ReadonlyMap<number, PropertySummary>>(new Map());

/** Properties that this document has shown or read already, by id: going back to a list asks for none of them again. Written with those to remember. */
export const seenPropertiesAtom = atom(
	(get) => get(seen),
	(get, set, properties: Iterable<PropertySummary>) => {
		const fresh = [...properties].filter((property) => get(seen).get(property.ID) !== property);
		if (fresh.length > 0)
			set(seen, new Map([...get(seen), ...fresh.map((property) => [property.ID, property] as const)]));
	},
);
