import { useHost, useText } from '@estate/remote-kit';
import { FORM_SLOT_FIELD } from '@estate/shared-contract';
import { ButtonLook } from '@estate/shared-ui';

/** Ends the session. A form, because a link that changes something could be followed by accident. */
export function LogOutButton() {
	const text = useText();
	const host = useHost();
	return (
		<form method="post" action={host.href('owner-portal.overview')}>
			<input type="hidden" name={FORM_SLOT_FIELD} value="owner-portal.overview" />
			<ButtonLook type="submit" variant="outline" size="small">
				{text('portal.logOut')}
			</ButtonLook>
		</form>
	);
}
