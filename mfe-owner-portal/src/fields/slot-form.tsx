import { useHost } from '@estate/remote-kit';
import { FORM_SLOT_FIELD } from '@estate/shared-contract';
import type { ReactNode } from 'react';
import classes from './fields.module.css';

export interface SlotFormProps {
	/** Slot that takes it, without the remote's name */
	slot: string;
	/** What of the slot's it is about, where it takes several: value of the hidden field `do` */
	does?: string;
	/** Path of the page that holds the slot, or a fragment of this page; this page by default */
	action?: string;
	/** This page's query stays: a link's token, or where a log-in leads. Elsewhere it says what was done before this form */
	withQuery?: boolean;
	/** Laid out by anyone who renders it */
	isBare?: boolean;
	children: ReactNode;
}

/** A plain form that posts to a page of the site, so that it works without JavaScript. */
export function SlotForm({
	slot,
	does,
	action = '',
	withQuery = false,
	isBare = false,
	children,
}: SlotFormProps) {
	const { pathname, search = '' } = useHost().location;
	const address = action.startsWith('/') ? action : pathname + (withQuery ? search : '') + action;
	return (
		<form className={isBare ? undefined : classes.form} method="post" action={address}>
			<input type="hidden" name={FORM_SLOT_FIELD} value={`owner-portal.${slot}`} />
			{does && <input type="hidden" name="do" value={does} />}
			{children}
		</form>
	);
}
