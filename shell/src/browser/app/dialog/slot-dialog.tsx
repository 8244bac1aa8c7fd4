import { SlotLook } from '@estate/remote-kit/slot-look';
import { Modal } from '@estate/shared-ui/mantine/overlays';
import { StoreProvider } from '@estate/shared-ui/store';
import { useEffect, useRef } from 'react';
import type { LoadedPage } from '../page/loaded-page.ts';
import type { Services } from '../services.ts';
import classes from './slot-dialog.module.css';

/** Between the header and the messages of the frame */
const LAYER = 50;

export interface SlotDialogProps {
	services: Services;
	/** What it shows: the heading and the slot of this page */
	page: LoadedPage;
	isOpen: boolean;
	onClose(): void;
	/** It is gone from the screen */
	onClosed(): void;
	/** Mounts the page's slot in an element; returns a function that takes it away */
	fill(element: HTMLElement, page: LoadedPage): () => void;
}

/** The element of the slot, which has a root of its own. */
function SlotBox({ page, fill }: Pick<SlotDialogProps, 'page' | 'fill'>) {
	const box = useRef<HTMLDivElement>(null);
	useEffect(() => (box.current ? fill(box.current, page) : undefined), [fill, page]);
	return <div ref={box} className={classes.body} data-slot-root />;
}

/** A slot over the page: the focus stays inside, starts at the title, and Escape closes. */
export function SlotDialog({ services, page, isOpen, onClose, onClosed, fill }: SlotDialogProps) {
	const title = useRef<HTMLHeadingElement>(null);
	const first = useRef(page);
	useEffect(() => {
		// What comes after the first is new to anyone who hears the page: the focus starts again.
		if (page !== first.current) title.current?.focus();
	}, [page]);
	return (
		<StoreProvider store={services.store}>
			<SlotLook>
				<Modal.Root
					opened={isOpen}
					onClose={onClose}
					onExitTransitionEnd={onClosed}
					size="44rem"
					padding={0}
					zIndex={LAYER}
					withinPortal={false}
					// Of these two the library's ways need a style element, and forget an opener that came before it.
					lockScroll={false}
					returnFocus={false}
				>
					<Modal.Overlay className={classes.veil} />
					<Modal.Content classNames={{ content: classes.content ?? '', inner: classes.inner ?? '' }}>
						<div className={classes.header}>
							<Modal.Title className={classes.title} ref={title} tabIndex={-1} data-autofocus>
								{page.view.heading}
							</Modal.Title>
							<Modal.CloseButton
								className={classes.close}
								size="lg"
								aria-label={services.i18n.t('ui.close')}
							/>
						</div>
						<SlotBox key={page.id} page={page} fill={fill} />
					</Modal.Content>
				</Modal.Root>
			</SlotLook>
		</StoreProvider>
	);
}
