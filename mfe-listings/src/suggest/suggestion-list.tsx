import { useHost, useText } from '@estate/remote-kit';
import { formatNumber } from '@estate/shared-i18n';
import { Combobox, type useCombobox } from '@estate/shared-ui/mantine/choices';
import { useRef } from 'react';
import type { SuggestionChoice } from './choices.ts';
import classes from './search-field.module.css';
import { SuggestionOption } from './suggestion-option.tsx';
import { useListRoom } from './use-list-room.ts';

/** Value of the option that forgets the recent searches */
export const CLEAR = 'clear';

/** Above the page's own bars, below the dialogs of the frame: who is asked for consent must see the whole question. */
const LAYER = 45;

/** The room decides the side: a list that flips for being long would cover what is above the field. */
const MIDDLEWARES = { flip: false, shift: true };

interface Props {
	combobox: ReturnType<typeof useCombobox>;
	choices: readonly SuggestionChoice[];
	isOpen: boolean;
	/** Recent searches instead of suggestions */
	isRecent: boolean;
	onTake(value: string): void;
}

/** The list under a field, and how long it is in words for assistive technology. */
export function SuggestionList({ combobox, choices, isOpen, isRecent, onTake }: Props) {
	const text = useText();
	const { language } = useHost();
	const anchor = useRef<HTMLDivElement>(null);
	const room = useListRoom(anchor, isOpen);
	return (
		<Combobox
			store={combobox}
			withinPortal={false}
			zIndex={LAYER}
			transitionProps={{ duration: 0 }}
			onOptionSubmit={onTake}
			position={room?.position ?? 'bottom-start'}
			middlewares={MIDDLEWARES}
		>
			<Combobox.DropdownTarget>
				<div ref={anchor} className={classes.anchor} />
			</Combobox.DropdownTarget>
			<Combobox.Dropdown>
				<Combobox.Options
					className={classes.list}
					mah={room && `min(24rem, ${room.maxHeight}px)`}
					aria-label={text(isRecent ? 'suggest.recent' : 'suggest.label')}
				>
					{isOpen && choices.map((choice) => <SuggestionOption key={choice.href} choice={choice} />)}
					{isOpen && isRecent && (
						<Combobox.Option value={CLEAR} className={classes.option}>
							{text('suggest.clear')}
						</Combobox.Option>
					)}
				</Combobox.Options>
			</Combobox.Dropdown>
			<span role="status" className={classes.status}>
				{isOpen &&
					text('suggest.count', {
						count: choices.length,
						number: formatNumber(choices.length, language),
					})}
			</span>
		</Combobox>
	);
}
