import { useHost, useText } from '@estate/remote-kit';
import { Button } from '@estate/shared-ui/mantine';
import { Link } from '@estate/shared-ui/router';
import { SlotForm } from '../fields/slot-form.tsx';
import classes from './log-out-button.module.css';

/** The account, and the end of the session. A form, because a link that changes something could be followed by accident. */
export function LogOutButton({ withAccount = true }: { withAccount?: boolean }) {
	const text = useText();
	const { href } = useHost();
	return (
		<div className={classes.actions}>
			{withAccount && (
				<Button component={Link} to={href('owner-portal.account')} variant="subtle" size="sm">
					{text('account.title')}
				</Button>
			)}
			<SlotForm slot="overview" action={href('owner-portal.overview')} isBare>
				<Button type="submit" variant="outline" size="sm">
					{text('portal.logOut')}
				</Button>
			</SlotForm>
		</div>
	);
}
