import { useHost, useText } from '@estate/remote-kit';
import { ButtonLook, LinkButton } from '@estate/shared-ui';
import { SlotForm } from '../fields/slot-form.tsx';
import classes from './log-out-button.module.css';

/** The account, and the end of the session. A form, because a link that changes something could be followed by accident. */
export function LogOutButton({ withAccount = true }: { withAccount?: boolean }) {
	const text = useText();
	const { href } = useHost();
	return (
		<div className={classes.actions}>
			{withAccount && (
				<LinkButton href={href('owner-portal.account')} variant="quiet" size="small">
					{text('account.title')}
				</LinkButton>
			)}
			<SlotForm slot="overview" action={href('owner-portal.overview')} isBare>
				<ButtonLook type="submit" variant="outline" size="small">
					{text('portal.logOut')}
				</ButtonLook>
			</SlotForm>
		</div>
	);
}
