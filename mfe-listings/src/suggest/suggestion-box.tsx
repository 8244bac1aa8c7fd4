import { useHost, useText } from '@estate/remote-kit';
import { GOAL, type SearchFilter } from '@estate/shared-contract';
import { Combobox } from '@estate/shared-ui/mantine/choices';
import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react';
import { useLiveAnswer } from '../search/use-live-answer.ts';
import { askSuggestions } from './ask-suggestions.ts';
import { choicesOf, recentChoices } from './choices.ts';
import type { FieldState } from './field-state.ts';
import { pageChoices } from './page-choices.ts';
import { forgetSearches, rememberRecentSearch } from './recent-searches.ts';
import { suggestionKeys } from './suggestion-keys.ts';
import { CLEAR, SuggestionList } from './suggestion-list.tsx';
import { useSuggestionState } from './use-suggestion-state.ts';

export interface SuggestionBoxProps {
	/** The field has the focus */
	isUsed: boolean;
	typed: string;
	input: RefObject<HTMLInputElement | null>;
	/** Gets what a key does */
	keys: RefObject<((event: KeyboardEvent) => void) | undefined>;
	readForm(): SearchFilter;
	onState(state: FieldState): void;
}

/** An older shell provides no combobox. */
export const isSupported = Combobox !== undefined;

/** Suggestions under a field: recent searches while it is empty, else what its text may mean. */
export function SuggestionBox({ isUsed, typed, input, keys, readForm, onState }: SuggestionBoxProps) {
	const host = useHost();
	const text = useText();
	const [recent, setRecent] = useState(recentChoices);
	const [isDismissed, setIsDismissed] = useState(false);
	const { answer, change } = useLiveAnswer(askSuggestions);
	const isEmpty = typed.trim() === '';
	const lists = [
		{ goal: GOAL.sale, label: text('results.heading.sale') },
		{ goal: GOAL.rent, label: text('results.heading.rent') },
	];
	const choices = isEmpty
		? recent
		: [...choicesOf(answer?.items ?? [], host, readForm), ...pageChoices(typed, lists, host)];
	const isOpen = isUsed && !isDismissed && choices.length > 0;
	const { combobox, setSelected } = useSuggestionState(isOpen, onState);

	useEffect(() => {
		setIsDismissed(false);
		change({ text: typed, goal: readForm().goal });
	}, [typed, change, readForm]);

	function take(value: string) {
		if (value === CLEAR) {
			forgetSearches();
			setRecent([]);
			return;
		}
		const choice = choices.find(({ href }) => href === value);
		if (!choice) return;
		// A page is no search, and goes with its remote.
		if (choice.kind !== 'page') rememberRecentSearch({ label: choice.kept, href: choice.href });
		setIsDismissed(true);
		host.navigate(choice.href);
	}

	keys.current = suggestionKeys({
		combobox,
		isOpen,
		onStep: setSelected,
		onDismiss: setIsDismissed,
		onText: () => !isEmpty && remember(typed),
	});

	/** A text that was searched for as it is */
	function remember(label: string) {
		const { form } = input.current ?? {};
		if (form)
			rememberRecentSearch({
				label,
				href: `${form.getAttribute('action')}?${new URLSearchParams({ search: label })}`,
			});
	}

	return (
		<SuggestionList combobox={combobox} choices={choices} isOpen={isOpen} isRecent={isEmpty} onTake={take} />
	);
}
