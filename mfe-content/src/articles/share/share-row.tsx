import { useText } from '@estate/remote-kit';
import { Icon, IconCheck, IconLink, IconMail, IconShare } from '@estate/shared-ui';
import { useState, useSyncExternalStore } from 'react';
import type { Shared } from './load-share.ts';
import classes from './share-row.module.css';

const never = () => () => {};
/** Can this browser do it? Not known while the server renders. */
const useAbility = (has: () => boolean) => useSyncExternalStore(never, has, () => false);

/** Ways to pass an article on: by mail and WhatsApp everywhere, by the system's own sheet and the clipboard where there is a script. */
export function ShareRow({ data: { title, url } }: { data: Shared }) {
	const text = useText();
	const [isCopied, setCopied] = useState(false);
	const canShare = useAbility(() => 'share' in navigator);
	const canCopy = useAbility(() => 'clipboard' in navigator);
	const message = encodeURIComponent(`${title}\n${url}`);
	return (
		<section className={classes.share} aria-label={text('share.label')}>
			<h2 className={classes.label}>{text('share.label')}</h2>
			<ul className={classes.ways}>
				{canShare && (
					<li>
						<button
							type="button"
							className={classes.way}
							// A visitor who closes the sheet has shared nothing, and nothing went wrong.
							onClick={() => navigator.share({ title, url }).catch(() => {})}
						>
							<Icon of={IconShare} size={18} />
							{text('share.system')}
						</button>
					</li>
				)}
				<li>
					<a className={classes.way} href={`mailto:?subject=${encodeURIComponent(title)}&body=${message}`}>
						<Icon of={IconMail} size={18} />
						{text('share.mail')}
					</a>
				</li>
				<li>
					<a
						className={classes.way}
						href={`https://wa.me/?text=${message}`}
						rel="noopener noreferrer nofollow"
					>
						{text('share.whatsapp')}
					</a>
				</li>
				{canCopy && (
					<li>
						<button
							type="button"
							className={classes.way}
							onClick={() =>
								navigator.clipboard.writeText(url).then(
									() => setCopied(true),
									() => setCopied(false),
								)
							}
						>
							<Icon of={isCopied ? IconCheck : IconLink} size={18} />
							<span role="status">{text(isCopied ? 'share.copied' : 'share.copy')}</span>
						</button>
					</li>
				)}
			</ul>
		</section>
	);
}
