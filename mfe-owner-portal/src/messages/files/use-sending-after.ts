import { type RefObject, useEffect, useRef } from 'react';
import type { Transfer } from './use-uploads.ts';

/**
 * Holds the field's form until its files are there, since what is sent before them goes without them. Where one of them
 * is refused meanwhile, who writes decides.
 */
export function useSendingAfter(
	input: RefObject<HTMLInputElement | null>,
	transfers: readonly Transfer[],
): void {
	const isRunning = transfers.some(({ state }) => state === 'running');
	const refused = transfers.filter(({ state }) => state === 'refused').length;
	/** How many were refused when it was sent; undefined while it was not */
	const held = useRef<number>(undefined);

	useEffect(() => {
		const form = input.current?.form;
		if (!form || !isRunning) return;
		const hold = (event: SubmitEvent) => {
			event.preventDefault();
			event.stopPropagation();
			held.current = refused;
		};
		form.addEventListener('submit', hold);
		return () => form.removeEventListener('submit', hold);
	}, [input, isRunning, refused]);

	useEffect(() => {
		if (isRunning || held.current === undefined) return;
		const before = held.current;
		held.current = undefined;
		if (refused <= before) input.current?.form?.requestSubmit();
	}, [input, isRunning, refused]);
}
