import { FORM_SLOT_FIELD } from '@estate/shared-contract';
import type { ReactNode } from 'react';

/** A form of the page behind a subscription's link; it is posted, with JavaScript and without. */
export function ChangeForm({ children }: { children: ReactNode }) {
	return (
		<form method="post">
			<input type="hidden" name={FORM_SLOT_FIELD} value="forms.subscription" />
			{children}
		</form>
	);
}
