import { useText } from '@estate/remote-kit';
import type { RoomKind } from '@estate/shared-contract';
import { Icon, IconMinus, IconPlus, IconX } from '@estate/shared-ui';
import { useRef } from 'react';
import classes from './room-counter.module.css';
import { useHydrated } from './use-hydrated.ts';

const MOST_ROOMS = 50;

interface Props {
	room: RoomKind;
	count: number | undefined;
}

/** The field's next value: never below 0, and 0 is an empty field, which filters nothing (website.md §4). */
export function steppedCount(value: string, step: number): string {
	const count = Math.min(Math.max((Number.parseInt(value, 10) || 0) + step, 0), MOST_ROOMS);
	return count === 0 ? '' : String(count);
}

/** "At least n" rooms of a kind. A plain number field, with buttons where there is JavaScript. */
export function RoomCounter({ room, count }: Props) {
	const text = useText();
	const isHydrated = useHydrated();
	const input = useRef<HTMLInputElement>(null);
	const name = text(`filters.room.${room}`);

	function set(value: string) {
		if (!input.current) return;
		input.current.value = value;
		input.current.dispatchEvent(new Event('input', { bubbles: true }));
	}
	const stepBy = (step: number) => () => set(steppedCount(input.current?.value ?? '', step));

	return (
		<div className={classes.counter} data-live={isHydrated || undefined}>
			<label className={classes.name}>
				<span>{name}</span>
				<input
					ref={input}
					className={classes.input}
					type="number"
					name={room}
					min={0}
					max={MOST_ROOMS}
					placeholder="0"
					defaultValue={count ?? ''}
				/>
			</label>
			<span className={classes.buttons} hidden={!isHydrated}>
				<button
					type="button"
					className={classes.clear}
					aria-label={text('filters.clearRoom', { room: name })}
					onClick={() => set('')}
				>
					<Icon of={IconX} size={16} />
				</button>
				<button type="button" aria-label={text('filters.fewer', { room: name })} onClick={stepBy(-1)}>
					<Icon of={IconMinus} size={16} />
				</button>
				<button type="button" aria-label={text('filters.moreOf', { room: name })} onClick={stepBy(1)}>
					<Icon of={IconPlus} size={16} />
				</button>
			</span>
		</div>
	);
}
