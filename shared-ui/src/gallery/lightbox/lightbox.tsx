import type { Picture as PictureData } from '@estate/shared-contract';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '../../icons/icon.tsx';
import { IconChevronLeft, IconChevronRight, IconX } from '../../icons/icons.ts';
import { useText } from '../../text.ts';
import { KindTabs } from './kind-tabs.tsx';
import classes from './lightbox.module.css';
import { pictureForKey } from './picture-for-key.ts';
import { kindOf, ofKind } from './picture-kind.ts';
import { Stage } from './stage.tsx';
import { Thumbnails } from './thumbnails.tsx';

export interface LightboxProps {
	title: string;
	pictures: readonly PictureData[];
	/** The picture that was pressed */
	first: PictureData;
	onClose(): void;
}

/**
 * Pictures over the whole page. The browser's own modal dialog keeps the focus inside, makes the page inert, closes on
 * Escape and gives the focus back to the pressed picture.
 */
export function Lightbox({ title, pictures, first, onClose }: LightboxProps) {
	const text = useText();
	const dialog = useRef<HTMLDialogElement>(null);
	const [kind, setKind] = useState(kindOf(first));
	const shown = ofKind(pictures, kind);
	const [index, setIndex] = useState(Math.max(0, shown.indexOf(first)));
	const picture = shown[index];

	// What scrolls has a width only once the dialog is open.
	const [isOpen, setOpen] = useState(false);

	useLayoutEffect(() => {
		dialog.current?.showModal();
		setOpen(true);
	}, []);

	function onKeyDown(event: KeyboardEvent) {
		const next = pictureForKey(event.key, index, shown.length);
		if (next === undefined) return;
		event.preventDefault();
		setIndex(next);
	}

	const step = (by: -1 | 1, name: string, icon: typeof IconX) => (
		<button
			type="button"
			className={classes.step}
			data-by={by}
			aria-label={text(name)}
			disabled={!shown[index + by]}
			onClick={() => setIndex(index + by)}
		>
			<Icon of={icon} size={28} />
		</button>
	);

	return (
		<dialog
			ref={dialog}
			className={classes.lightbox}
			aria-label={text('ui.gallery.label', { title })}
			onClose={onClose}
			onKeyDown={onKeyDown}
		>
			<div className={classes.bar}>
				<p className={classes.counter} role="status">
					{text('ui.gallery.counter', { number: index + 1, count: shown.length })}
					{picture?.Name && <span className={classes.name}>{picture.Name}</span>}
				</p>
				<KindTabs
					pictures={pictures}
					kind={kind}
					onChoose={(chosen) => {
						setKind(chosen);
						setIndex(0);
					}}
				/>
				<button
					type="button"
					className={classes.close}
					aria-label={text('ui.close')}
					onClick={() => dialog.current?.close()}
				>
					<Icon of={IconX} size={24} />
				</button>
			</div>
			<div className={classes.middle}>
				{isOpen && <Stage key={kind} title={title} pictures={shown} index={index} onIndex={setIndex} />}
				{shown.length > 1 && step(-1, 'ui.gallery.previous', IconChevronLeft)}
				{shown.length > 1 && step(1, 'ui.gallery.next', IconChevronRight)}
			</div>
			<Thumbnails title={title} pictures={shown} index={index} onIndex={setIndex} />
		</dialog>
	);
}
