import { type ReactNode, useRef, useState } from 'react';
import { useAlive } from '../cards/use-alive.ts';
import { Icon } from '../icons/icon.tsx';
import { IconBrandWhatsapp, IconCheck, IconCopy, IconMail, IconPrinter, IconShare } from '../icons/icons.ts';
import { useDismiss } from '../layout/use-dismiss.ts';
import type { Text } from '../text.ts';
import { mailAddress, type Shared, whatsAppAddress } from './share-addresses.ts';
import classes from './share-menu.module.css';

/** Milliseconds for which it is said that the link was copied */
const SAID_MS = 3_000;

export interface ShareMenuProps {
	shared: Shared;
	/** Texts of the remote, section `share` */
	words: Text;
	/** Further items of the menu, after the mail */
	children?: ReactNode;
}

/** Ways to pass the page on: links that need no JavaScript, the system's own sheet where there is one; and print. */
export function ShareMenu({ shared, words, children }: ShareMenuProps) {
	const isLive = useAlive();
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
					{words('share.open')}
				</summary>
				<ul className={classes.list}>
					<li>
						<a href={mailAddress(shared)}>
							<Icon of={IconMail} size={18} />
							{words('share.mail')}
						</a>
					</li>
					{children}
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
								<span aria-live="polite">{words(isCopied ? 'share.copied' : 'share.copy')}</span>
							</button>
						</li>
					)}
					{isLive && typeof navigator.share === 'function' && (
						<li>
							{/* Who closes the sheet again has changed their mind: no failure. */}
							<button type="button" onClick={() => void navigator.share(shared).catch(() => {})}>
								<Icon of={IconShare} size={18} />
								{words('share.more')}
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
				{words('share.print')}
			</button>
		</div>
	);
}
