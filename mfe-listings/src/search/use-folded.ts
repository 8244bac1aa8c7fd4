import { type RefObject, useEffect, useRef, useState } from 'react';
import { isEditedField } from './edited-form.ts';

/** Somebody is about to open a group, or has. */
const REACHED = ['pointerover', 'touchstart', 'focusin', 'toggle'] as const;

/**
 * Is what a closed group holds left out of the page? In the server's markup all is there, for those without JavaScript. Once
 * alive, a closed group in which nothing is chosen sheds its fields, which the form does not miss: all groups together are
 * a third of the page's elements. They are back, for good, before the press that opens the group, so that nobody sees it empty.
 */
export function useFolded(group: RefObject<HTMLDetailsElement | null>, isChosen: boolean): boolean {
	const [isFolded, setIsFolded] = useState(false);
	const wasChosen = useRef(isChosen);
	useEffect(() => {
		const { current: details } = group;
		const fields = details?.querySelectorAll('input, select') ?? [];
		if (!details || details.open || wasChosen.current || [...fields].some(isEditedField)) return;
		setIsFolded(true);
		const unfold = () => setIsFolded(false);
		for (const name of REACHED) details.addEventListener(name, unfold, { once: true });
		return () => {
			for (const name of REACHED) details.removeEventListener(name, unfold);
		};
	}, [group]);
	return isFolded;
}
