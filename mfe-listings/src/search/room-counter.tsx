import { useText } from '@estate/remote-kit';
import type { RoomKind } from '@estate/shared-contract';
import { classNames, maskIcon } from '@estate/shared-ui';
import { useId, useRef } from 'react';
import icons from './control-icons.module.css';
import { Count } from './count.tsx';
import classes from './room-counter.module.css';
import { useHydrated } from './use-hydrated.ts';

const MOST_ROOMS = 50;

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

/** "At least n" rooms of a kind. A plain number field, with buttons where there is JavaScript. */
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
	const stepBy = (step: number) => () => set(steppedCount(input.current?.value ?? '', step));

	return (
		<div className={classes.counter} data-live={isHydrated || undefined}>
			<label className={classes.name} htmlFor={id}>
				{name} {found !== undefined && <Count of={found} />}
			</label>
			{isHydrated && (
				<button
					type="button"
					className={classNames(classes.button, maskIcon(icons.less))}
					aria-label={text('filters.fewer', { room: name })}
					onClick={stepBy(-1)}
				/>
			)}
			<input
				ref={input}
				id={id}
				className={classes.input}
				type="number"
				name={room}
				min={0}
				max={MOST_ROOMS}
				placeholder="0"
				defaultValue={count ?? ''}
			/>
			{isHydrated && (
				<>
					<button
						type="button"
						className={classNames(classes.button, maskIcon(icons.more))}
						aria-label={text('filters.moreOf', { room: name })}
						onClick={stepBy(1)}
					/>
					<button
						type="button"
						className={classNames(classes.button, classes.clear, maskIcon(icons.clear))}
						aria-label={text('filters.clearRoom', { room: name })}
						onClick={() => set('')}
					/>
				</>
			)}
		</div>
	);
}
