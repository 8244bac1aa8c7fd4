import { useHost, useIntent, useText } from '@estate/remote-kit';
import { Icon, IconUser } from '@estate/shared-ui';
import { Link } from '@estate/shared-ui/router';
import { type Asked, detailOf, formAddress } from './contact-address.ts';

function Friend({ asked, href }: { asked: Asked; href: string }) {
	const text = useText();
	const onClick = useIntent({ type: 'send-to-friend', detail: detailOf(asked) }, href);
	return (
		<li>
			<Link to={href} onClick={onClick}>
				<Icon of={IconUser} size={18} />
				{text('share.friend')}
			</Link>
		</li>
	);
}

/** The form that sends the page to a friend, as an item of the menu; nothing where the site has none. */
export function FriendLink(asked: Asked) {
	const { localize } = useHost();
	const href = formAddress(localize, 'friend', asked);
	return href ? <Friend asked={asked} href={href} /> : null;
}
