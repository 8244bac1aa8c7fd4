import { useHost, useText } from '@estate/remote-kit';
import { ButtonLook, Icon, IconCheck, IconLink, IconShare } from '@estate/shared-ui';
import { useState } from 'react';
import { favouritesHref } from '../kept-address.ts';
import classes from './favourites.module.css';

type Outcome = 'none' | 'copied' | 'refused';

/** Gives the list away as a link: by the system's own sheet where there is one, or copied. */
export function ShareList({ ids }: { ids: readonly number[] }) {
	const text = useText();
	const { href, site } = useHost();
	const [outcome, setOutcome] = useState<{ of: string; is: Outcome }>({ of: '', is: 'none' });
	const url = new URL(favouritesHref(href, ids), location.origin).href;
	const title = text('kept.share.title', { name: site.name });
	const is = outcome.of === url ? outcome.is : 'none';
	const copy = () =>
		Promise.resolve(navigator.clipboard?.writeText(url) ?? Promise.reject()).then(
			() => setOutcome({ of: url, is: 'copied' }),
			() => setOutcome({ of: url, is: 'refused' }),
		);
	return (
		<div className={classes.share}>
			<div className={classes.actions}>
				{'share' in navigator && (
					<ButtonLook
						variant="outline"
						icon={<Icon of={IconShare} />}
						// A visitor who closes the sheet has shared nothing, and nothing went wrong.
						onClick={() => navigator.share({ title, url }).catch(() => {})}
					>
						{text('kept.share.share')}
					</ButtonLook>
				)}
				<ButtonLook
					variant="outline"
					icon={<Icon of={is === 'copied' ? IconCheck : IconLink} />}
					onClick={copy}
				>
					{text('kept.share.copy')}
				</ButtonLook>
			</div>
			<div role="status" className={classes.outcome}>
				{is === 'copied' && text('kept.share.copied')}
				{is === 'refused' && (
					<label>
						{text('kept.share.byHand')}
						<input className={classes.link} readOnly value={url} onFocus={(event) => event.target.select()} />
					</label>
				)}
			</div>
		</div>
	);
}
