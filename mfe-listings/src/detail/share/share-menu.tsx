import { useIntent, useText } from '@estate/remote-kit';
import {
	Icon,
	IconBrandWhatsapp,
	IconCheck,
	IconCopy,
	IconMail,
	IconPrinter,
	IconShare,
	IconUser,
} from '@estate/shared-ui';
import { Link } from '@estate/shared-ui/router';
import { useRef, useState } from 'react';
import { useDismiss } from '../../search/use-dismiss.ts';
import { useHydrated } from '../../search/use-hydrated.ts';
import { mailAddress, type Shared, whatsAppAddress } from './share-addresses.ts';
import classes from './share-menu.module.css';

/** Milliseconds for which it is said that the link was copied */
const SAID_MS = 3_000;

export interface ShareMenuProps {
	shared: Shared;
	propertyId: number;
	/** Address of the form that sends the page to a friend */
	friendForm?: string | undefined;
}

function FriendLink({ propertyId, href }: { propertyId: number; href: string }) {
	const text = useText();
	const onClick = useIntent({ type: 'send-to-friend', detail: { propertyId: propertyId } }, href);
	return (
		<Link to={href} onClick={onClick}>
			<Icon of={IconUser} size={18} />
			{text('detail.share.friend')}
		</Link>
	);
}

/** Ways to pass the page on: links that need no JavaScript, the system's own sheet where there is one; and print. */
export function ShareMenu({ shared, propertyId, friendForm }: ShareMenuProps) {
	const text = useText();
	const isLive = useHydrated();
	const menu = useRef<HTMLDivElement>(null);
	const [isCopied, setCopied] = useState(false);
	useDismiss(menu);

	async function copy() {
		try {
			await navigator.clipboard.writeText(shared.url);
		} catch {
			// The browser refuses: the button says nothing of a copy, and the other ways are there.
			return;
		}
		setCopied(true);
		setTimeout(() => setCopied(false), SAID_MS);
	}

	return (
		<div ref={menu} className={classes.actions}>
			<details name="share" className={classes.menu}>
				<summary className={classes.action}>
					<Icon of={IconShare} size={18} />
					{text('detail.share.open')}
				</summary>
				<ul className={classes.list}>
					<li>
						<a href={mailAddress(shared)}>
							<Icon of={IconMail} size={18} />
							{text('detail.share.mail')}
						</a>
					</li>
					{friendForm && (
						<li>
							<FriendLink propertyId={propertyId} href={friendForm} />
						</li>
					)}
					<li>
						<a href={whatsAppAddress(shared)} target="_blank" rel="noopener noreferrer">
							<Icon of={IconBrandWhatsapp} size={18} />
							WhatsApp
						</a>
					</li>
					{isLive && 'clipboard' in navigator && (
						<li>
							<button type="button" onClick={() => void copy()}>
								<Icon of={isCopied ? IconCheck : IconCopy} size={18} />
								<span aria-live="polite">{text(isCopied ? 'detail.share.copied' : 'detail.share.copy')}</span>
							</button>
						</li>
					)}
					{isLive && typeof navigator.share === 'function' && (
						<li>
							{/* Who closes the sheet again has changed their mind: no failure. */}
							<button type="button" onClick={() => void navigator.share(shared).catch(() => {})}>
								<Icon of={IconShare} size={18} />
								{text('detail.share.more')}
							</button>
						</li>
					)}
				</ul>
			</details>
			<button
				type="button"
				className={classes.action}
				data-waiting={!isLive || undefined}
				onClick={() => window.print()}
			>
				<Icon of={IconPrinter} size={18} />
				{text('detail.share.print')}
			</button>
		</div>
	);
}
