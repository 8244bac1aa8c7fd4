import type { PropertySummary } from '@estate/shared-contract';
import { consentAtom, useAtomValue } from '@estate/shared-ui/store';
import { useEffect } from 'react';
import { recentlyViewed } from '../storage/kept-lists.ts';
import { rememberSeen } from './seen-homes.ts';

/** Notes that a home was viewed, once the visitor has answered the consent dialog (docs/decisions.md, "What visitors keep"). */
export function useRecordView(home: PropertySummary): void {
	const { isSet } = useAtomValue(consentAtom);
	useEffect(() => {
		if (!isSet) return;
		rememberSeen([home]);
		recentlyViewed.add([home.ID]);
	}, [isSet, home]);
}
