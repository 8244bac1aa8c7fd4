import { useText } from '@estate/remote-kit';
import { VisuallyHidden } from '@estate/shared-ui';
import { useEffect } from 'react';
import { dismissNotice, useKeptNotice } from '../notice/kept-notice.ts';
import classes from './compare-tray.module.css';

/** The page's one live region for the buttons: heard always, seen only where something was refused. What it says does not outlive it. */
export function NoticeWords() {
	const text = useText();
	const notice = useKeptNotice();
	useEffect(() => dismissNotice, []);
	const words = notice && text(`kept.notice.${notice.kind}`, { count: notice.count });
	const isRefusal = notice?.kind === 'comparisonFull' || notice?.kind === 'favouritesFull';
	return (
		<div role="status" className={isRefusal ? classes.refusal : undefined}>
			{words &&
				(isRefusal ? (
					<p key={notice.serial}>{words}</p>
				) : (
					<VisuallyHidden key={notice.serial}>{words}</VisuallyHidden>
				))}
		</div>
	);
}
