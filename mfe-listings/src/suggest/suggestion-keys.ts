import type { useCombobox } from '@estate/shared-ui/mantine/choices';
import type { KeyboardEvent } from 'react';

interface Settings {
	combobox: ReturnType<typeof useCombobox>;
	isOpen: boolean;
	/** Gets the id of the option that is selected then */
	onStep(option: string | null): void;
	onDismiss(isDismissed: boolean): void;
	/** The text itself is searched for */
	onText(): void;
}

/** What keys do in a field with suggestions (ARIA 1.2 combobox). */
export function suggestionKeys({ combobox, isOpen, onStep, onDismiss, onText }: Settings) {
	return (event: KeyboardEvent): void => {
		if (event.nativeEvent.isComposing) return;
		const step = { ArrowDown: combobox.selectNextOption, ArrowUp: combobox.selectPreviousOption }[event.key];
		if (step) {
			event.preventDefault();
			onDismiss(false);
			if (isOpen) onStep(step());
		} else if (event.key === 'Escape' && isOpen) {
			// The first one closes the suggestions, and not the sheet around them or what was typed.
			event.preventDefault();
			event.stopPropagation();
			onDismiss(true);
		} else if (event.key === 'Enter' && isOpen && combobox.getSelectedOptionIndex() >= 0) {
			event.preventDefault();
			combobox.clickSelectedOption();
		} else if (event.key === 'Enter') onText();
	};
}
