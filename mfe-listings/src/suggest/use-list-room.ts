import { type RefObject, useLayoutEffect, useState } from 'react';
import { type ListRoom, roomFor } from './list-room.ts';

/** What is seen of the page: a keyboard on the screen takes its part away. */
const seenHeight = () => window.visualViewport?.height ?? window.innerHeight;

/** The room of the list while it is open, measured again when the page moves or the screen changes. */
export function useListRoom(anchor: RefObject<HTMLElement | null>, isOpen: boolean): ListRoom | undefined {
	const [room, setRoom] = useState<ListRoom>();
	useLayoutEffect(() => {
		if (!isOpen) return;
		const controller = new AbortController();
		const { signal } = controller;
		const measure = () => {
			if (!anchor.current) return;
			const next = roomFor(anchor.current.getBoundingClientRect(), seenHeight());
			setRoom((last) =>
				last?.position === next.position && last.maxHeight === next.maxHeight ? last : next,
			);
		};
		measure();
		window.addEventListener('scroll', measure, { signal, passive: true });
		window.addEventListener('resize', measure, { signal });
		window.visualViewport?.addEventListener('resize', measure, { signal });
		return () => controller.abort();
	}, [anchor, isOpen]);
	return room;
}
