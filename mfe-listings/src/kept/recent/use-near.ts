import { type RefObject, useEffect, useState } from 'react';

/** Pixels below the window from which something counts as near. */
const MARGIN_PX = 600;

/** Has the element come near the window? Once near, always near. */
export function useNear(element: RefObject<Element | null>, isThere: boolean): boolean {
	const [isNear, setNear] = useState(false);
	useEffect(() => {
		if (isNear || !isThere || !element.current) return;
		const observer = new IntersectionObserver(
			(entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
			{ rootMargin: `${MARGIN_PX}px` },
		);
		observer.observe(element.current);
		return () => observer.disconnect();
	}, [element, isNear, isThere]);
	return isNear;
}
