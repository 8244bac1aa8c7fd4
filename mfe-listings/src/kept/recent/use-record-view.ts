import type { PropertySummary } from '@estate/shared-contract';
import { consentAtom, useAtomValue, useSetAtom } from '@estate/shared-ui/store';
import { useEffect } from 'react';
import { recentlyViewed } from '../storage/kept-lists.ts';
import { seenPropertiesAtom } from './seen-properties.ts';

/** Notes that a property was viewed, once the visitor has answered the consent dialog (docs/decisions.md, "What visitors keep"). */
export function useRecordView(property: PropertySummary): void {
	const { isSet } = useAtomValue(consentAtom);
	const remember = useSetAtom(seenPropertiesAtom);
	const add = useSetAtom(recentlyViewed.addAtom);
	useEffect(() => {
		if (!isSet) return;
		remember([property]);
		add([property.ID]);
	}, [isSet, property, remember, add]);
}
