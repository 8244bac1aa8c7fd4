import { useHost, useIntent, useText } from '@estate/remote-kit';
import { Icon, IconUser, type Shared, ShareMenu } from '@estate/shared-ui';
import { Link } from '@estate/shared-ui/router';
import { formAddress } from '../contact/contact-address.ts';

/** The form that sends the page to a friend. */
function FriendLink({ propertyId, href }: { propertyId: number; href: string }) {
	const text = useText();
	const onClick = useIntent({ type: 'send-to-friend', detail: { propertyId } }, href);
	return (
		<Link to={href} onClick={onClick}>
			<Icon of={IconUser} size={18} />
			{text('share.friend')}
		</Link>
	);
}

/** Ways to pass a property on, and to print it. */
export function PropertyShare({ shared, propertyId }: { shared: Shared; propertyId: number }) {
	const text = useText();
	const { localize } = useHost();
	const friendForm = formAddress(localize, 'friend', propertyId);
	return (
		<ShareMenu shared={shared} words={text}>
			{friendForm && (
				<li>
					<FriendLink propertyId={propertyId} href={friendForm} />
				</li>
			)}
		</ShareMenu>
	);
}
