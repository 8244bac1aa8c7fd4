import { LinkButton, useText } from '@estate/shared-ui';
import type { Notice } from '../frame-model.ts';
import classes from './notice-words.module.css';

interface NoticeWordsProps {
	notice: Notice;
	/** The agency's */
	phone: string;
	language: string;
}

/** Where no page is: the heading says what happened, the text what to do. */
export function NoticeWords({ notice, phone, language }: NoticeWordsProps) {
	const text = useText();
	const section = { 'not-found': 'notFound', unavailable: 'unavailable', refused: 'refused' }[notice.kind];
	const explanation =
		notice.kind === 'refused'
			? text(`frame.refused.reasons.${notice.reason}`)
			: text(`frame.${section}.explanation`, { phone });
	return (
		<div className={classes.notice}>
			<h1 className={classes.heading} tabIndex={-1}>
				{text(`frame.${section}.title`)}
			</h1>
			<p className={classes.explanation}>{explanation}</p>
			<div className={classes.actions}>
				{notice.kind === 'unavailable' && <LinkButton href="">{text('frame.unavailable.retry')}</LinkButton>}
				<LinkButton href={`/${language}/`} variant={notice.kind === 'unavailable' ? 'outline' : 'filled'}>
					{text('frame.notFound.home')}
				</LinkButton>
			</div>
		</div>
	);
}
