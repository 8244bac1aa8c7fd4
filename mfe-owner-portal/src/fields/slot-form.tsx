import { FORM_SLOT_FIELD } from '@estate/shared-contract';
import type { ReactNode } from 'react';
import classes from './fields.module.css';

export interface SlotFormProps {
	/** Slot that takes it, without the remote's name */
	slot: string;
	/** What of the slot's it is about, where it takes several: value of the hidden field `do` */
	does?: string;
	/** Address of the page that holds the slot; this page by default, with its query */
	action?: string;
	/** Laid out by anyone who renders it */
	isBare?: boolean;
	children: ReactNode;
}

/** A plain form that posts to a page of the site, so that it works without JavaScript. */
export function SlotForm({ slot, does, action, isBare = false, children }: SlotFormProps) {
	return (
		<form className={isBare ? undefined : classes.form} method="post" action={action}>
			<input type="hidden" name={FORM_SLOT_FIELD} value={`owner-portal.${slot}`} />
			{does && <input type="hidden" name="do" value={does} />}
			{children}
		</form>
	);
}
