import { type RefObject, useEffect, useRef, useState } from 'react';

type Field = HTMLInputElement | HTMLSelectElement;

/** Somebody is about to open a group, or has. */
const REACHED = ['pointerover', 'touchstart', 'focusin', 'toggle'] as const;

/** Does a field hold what it was drawn with? Before the page was alive somebody may have changed it. */
function isUntouched(field: Field): boolean {
	if (field instanceof HTMLSelectElement) return field.value === '';
	return field.checked === field.defaultChecked && field.value === field.defaultValue;
}

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
		const fields = details?.querySelectorAll<Field>('input, select') ?? [];
		if (!details || details.open || wasChosen.current || ![...fields].every(isUntouched)) return;
		setIsFolded(true);
		const unfold = () => setIsFolded(false);
		for (const name of REACHED) details.addEventListener(name, unfold, { once: true });
		return () => {
			for (const name of REACHED) details.removeEventListener(name, unfold);
		};
	}, [group]);
	return isFolded;
}
