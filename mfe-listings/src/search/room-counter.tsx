import { useText } from '@estate/remote-kit';
import type { RoomKind } from '@estate/shared-contract';
import { classNames, maskIcon } from '@estate/shared-ui';
import { ActionIcon, Input } from '@estate/shared-ui/mantine/controls';
import { type FocusEvent, type KeyboardEvent, useId, useRef } from 'react';
import icons from './control-icons.module.css';
import { Count } from './count.tsx';
import classes from './room-counter.module.css';
import { useHydrated } from './use-hydrated.ts';

const MOST_ROOMS = 50;
const INPUT_CLASSES = { wrapper: classes.field, input: classes.input } as const;

interface Props {
	room: RoomKind;
	count: number | undefined;
	/** Properties with at least so many; undefined where that is not known */
	found: number | undefined;
}

/** The field's next value: never below 0, and 0 is an empty field, which filters nothing (website.md §4). */
export function steppedCount(value: string, step: number): string {
	const count = Math.min(Math.max((Number.parseInt(value, 10) || 0) + step, 0), MOST_ROOMS);
	return count === 0 ? '' : String(count);
}

/**
 * "At least n" rooms of a kind: a number field of the browser, with buttons where there is JavaScript. Mantine's
 * NumberInput holds its value itself, so it would lose what is typed before the script is there, and has no keys without it.
 */
export function RoomCounter({ room, count, found }: Props) {
	const text = useText();
	const isHydrated = useHydrated();
	const input = useRef<HTMLInputElement>(null);
	const id = useId();
	const name = text(`filters.room.${room}`);

	function set(value: string) {
		if (!input.current) return;
		input.current.value = value;
		input.current.dispatchEvent(new Event('input', { bubbles: true }));
	}
	/** What was typed beyond the bounds is brought within them, so that the form says what it will search. */
	function commit({
		currentTarget: { value },
	}: FocusEvent<HTMLInputElement> | KeyboardEvent<HTMLInputElement>) {
		const kept = steppedCount(value, 0);
		if (kept !== value) set(kept);
	}
	const stepBy = (step: number) => () => set(steppedCount(input.current?.value ?? '', step));
	const button = (label: string, drawing: string | undefined, onClick: () => void, className?: string) => (
		<ActionIcon
			variant="default"
			radius="50%"
			size="2.5rem"
			classNames={{ root: classNames(classes.button, className), icon: maskIcon(drawing) }}
			aria-label={text(label, { room: name })}
			onClick={onClick}
		/>
	);

	return (
		<div className={classes.counter} data-live={isHydrated || undefined}>
			<label className={classes.name} htmlFor={id}>
				{name} {found !== undefined && <Count of={found} />}
			</label>
			{isHydrated && button('filters.fewer', icons.less, stepBy(-1))}
			<Input
				ref={input}
				classNames={INPUT_CLASSES}
				id={id}
				type="number"
				name={room}
				min={0}
				max={MOST_ROOMS}
				placeholder="0"
				defaultValue={count ?? ''}
				onBlur={commit}
				onKeyDown={(event) => event.key === 'Enter' && commit(event)}
			/>
			{isHydrated && button('filters.moreOf', icons.more, stepBy(1))}
			{isHydrated && button('filters.clearRoom', icons.clear, () => set(''), classes.clear)}
		</div>
	);
}
