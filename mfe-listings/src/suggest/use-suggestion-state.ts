import { useCombobox } from '@estate/shared-ui/mantine/choices';
import { useEffect, useRef, useState } from 'react';
import type { FieldState } from './field-state.ts';

/** The combobox under a field, which is open as it is told to be; tells the field what it is to say of it. */
export function useSuggestionState(isOpen: boolean, onState: (state: FieldState) => void) {
	const combobox = useCombobox({ loop: true });
	const [selected, setSelected] = useState<string | null>(null);
	const { listId } = combobox;
	const store = useRef(combobox);
	store.current = combobox;
	useEffect(() => {
		if (isOpen) store.current.openDropdown();
		else store.current.closeDropdown();
		store.current.resetSelectedOption();
		setSelected(null);
	}, [isOpen]);
	useEffect(() => {
		onState({
			role: 'combobox',
			'aria-autocomplete': 'list',
			'aria-haspopup': 'listbox',
			'aria-expanded': isOpen,
			'aria-controls': isOpen ? (listId ?? undefined) : undefined,
			'aria-activedescendant': isOpen ? (selected ?? undefined) : undefined,
		});
	}, [isOpen, listId, selected, onState]);
	return { combobox, setSelected };
}
