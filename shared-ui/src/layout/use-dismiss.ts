import { type RefObject, useEffect } from 'react';

/** Closes the groups of a form that hang open, at a press outside them or at Escape, which gives the focus back. */
export function useDismiss(form: RefObject<HTMLElement | null>): void {
	useEffect(() => {
		// Parts of a group that fold have no name, and stay as they are.
		const openGroups = () => form.current?.querySelectorAll<HTMLDetailsElement>('details[name][open]') ?? [];
		function onPress({ target }: Event) {
			// Another group's name closes this one itself, once it is pressed in full: sooner it would move away under the finger.
			if (form.current?.contains(target as Node) && (target as Element).closest('summary')) return;
			for (const group of openGroups()) if (!group.contains(target as Node)) group.open = false;
		}
		function onKey(event: KeyboardEvent) {
			if (event.key !== 'Escape') return;
			for (const group of openGroups()) {
				event.preventDefault();
				group.open = false;
				group.querySelector('summary')?.focus();
			}
		}
		document.addEventListener('pointerdown', onPress);
		document.addEventListener('keydown', onKey);
		return () => {
			document.removeEventListener('pointerdown', onPress);
			document.removeEventListener('keydown', onKey);
		};
	}, [form]);
}
