import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { texts } from '../texts.ts';
import classes from './dialog.module.css';

interface DialogProps {
	title: string;
	onClose: () => void;
	children: ReactNode;
}

/** A dialog over the page: Mantine's, with a plain head, since its own counts as a second banner of the page. */
export function Dialog({ title, onClose, children }: DialogProps) {
	return (
		<Modal.Root opened onClose={onClose} lockScroll={false} centered size="lg">
			<Modal.Overlay />
			<Modal.Content>
				<div className={classes.head}>
					<Modal.Title>{title}</Modal.Title>
					<Modal.CloseButton aria-label={texts.action.close} />
				</div>
				<Modal.Body>{children}</Modal.Body>
			</Modal.Content>
		</Modal.Root>
	);
}
