import { useText } from '@estate/remote-kit';
import type { SearchFilter } from '@estate/shared-contract';
import { classNames } from '@estate/shared-ui';
import { Input, TextInput } from '@estate/shared-ui/mantine/controls';
import { type ComponentType, type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { FieldState } from './field-state.ts';
import classes from './search-field.module.css';
import type { SuggestionBoxProps } from './suggestion-box.tsx';

export interface SearchFieldProps {
	defaultValue?: string;
	/** Id of the form that it belongs to, where it stands outside of it */
	form?: string;
	/** Shown while it is empty */
	placeholder?: string;
	/** The search of the form without its text */
	readForm(): SearchFilter;
	/** With a name above the field; without one it has it for assistive technology alone */
	label?: string;
	classNames?: Partial<Record<'root' | 'label' | 'wrapper' | 'input', string | undefined>>;
	variant?: string;
	className?: string | undefined;
}

/**
 * The text of a search. A plain field, which the server understands; the suggestions come when it is first used, so that no
 * page waits for them.
 */
export function SearchField({
	defaultValue,
	form,
	placeholder,
	readForm,
	label,
	classNames: names = {},
	variant,
	className,
}: SearchFieldProps) {
	const text = useText();
	const input = useRef<HTMLInputElement>(null);
	const keys = useRef<((event: KeyboardEvent) => void) | undefined>(undefined);
	const [typed, setTyped] = useState(defaultValue ?? '');
	const [isUsed, setIsUsed] = useState(false);
	const [Box, setBox] = useState<ComponentType<SuggestionBoxProps>>();
	const [state, setState] = useState<FieldState>({});

	async function load() {
		setIsUsed(true);
		if (Box) return;
		// A shell without the combobox, or a lost connection: the field works as it is.
		const module = await import('./suggestion-box.tsx').catch(() => undefined);
		if (module?.isSupported) setBox(() => module.SuggestionBox);
	}

	// Somebody was faster than the script.
	// biome-ignore lint/correctness/useExhaustiveDependencies: once, when the markup comes alive
	useEffect(() => {
		const { current } = input;
		if (!current || document.activeElement !== current) return;
		setTyped(current.value);
		void load();
	}, []);

	const field = {
		ref: input,
		type: 'search',
		name: 'search',
		maxLength: 200,
		autoComplete: 'off',
		enterKeyHint: 'search',
		placeholder: placeholder ?? text('suggest.placeholder'),
		form,
		defaultValue,
		onFocus: () => void load(),
		onInput(event: FormEvent<HTMLInputElement>) {
			setTyped(event.currentTarget.value);
			void load();
		},
		onKeyDown: (event: KeyboardEvent) => keys.current?.(event),
		onBlur: () => setIsUsed(false),
		...(variant ? { variant } : {}),
		...state,
	} as const;

	return (
		<div className={classNames(classes.field, className)}>
			{label === undefined ? (
				<Input {...field} classNames={names} aria-label={text('filters.search')} />
			) : (
				<TextInput {...field} classNames={names} label={label} />
			)}
			{Box && (
				<Box isUsed={isUsed} typed={typed} input={input} keys={keys} readForm={readForm} onState={setState} />
			)}
		</div>
	);
}
