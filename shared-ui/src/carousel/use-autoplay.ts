import { type FocusEvent, type RefObject, useEffect, useState } from 'react';
import { nextSlide, scrollToSlide } from './slide-row.ts';

/** Milliseconds from slide to slide (website.md §9 "Carousel defaults"). */
const AUTOPLAY_MS = 3000;

/** Does the visitor take movement? Followed while the page is open. */
function useMotionTaken(): boolean {
	const [isTaken, setTaken] = useState(false);
	useEffect(() => {
		const query = matchMedia('(prefers-reduced-motion: no-preference)');
		const read = () => setTaken(query.matches);
		read();
		query.addEventListener('change', read);
		return () => query.removeEventListener('change', read);
	}, []);
	return isTaken;
}

/** Is the row in sight? */
function useInSight(row: RefObject<HTMLElement | null>): boolean {
	const [isInSight, setInSight] = useState(false);
	useEffect(() => {
		if (!row.current) return;
		const observer = new IntersectionObserver(([entry]) => setInSight(entry?.isIntersecting ?? false), {
			threshold: 0.5,
		});
		observer.observe(row.current);
		return () => observer.disconnect();
	}, [row]);
	return isInSight;
}

/** Moves a row on by itself, unless it is paused, out of sight, pointed at, focused, or movement is not wanted (decisions 38). */
export function useAutoplay(row: RefObject<HTMLElement | null>, isPaused: boolean) {
	const mayMove = useMotionTaken();
	const isInSight = useInSight(row);
	const [isHeld, setHeld] = useState({ pointer: false, focus: false });
	const [isAlive, setAlive] = useState(false);
	useEffect(() => setAlive(true), []);

	const moves = mayMove && isInSight && !isPaused && !isHeld.pointer && !isHeld.focus;
	useEffect(() => {
		if (!moves) return;
		const timer = setInterval(() => {
			if (row.current && !document.hidden) scrollToSlide(row.current, nextSlide(row.current));
		}, AUTOPLAY_MS);
		return () => clearInterval(timer);
	}, [moves, row]);

	const holdProps = {
		onPointerEnter: () => setHeld((held) => ({ ...held, pointer: true })),
		onPointerLeave: () => setHeld((held) => ({ ...held, pointer: false })),
		onFocus: () => setHeld((held) => ({ ...held, focus: true })),
		onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
			setHeld((held) => ({ ...held, focus: currentTarget.contains(relatedTarget) })),
	};
	return { isAlive, mayMove, holdProps };
}
