import { LinkButton, useText } from '@estate/shared-ui';
import type { FrameModel, Notice } from '../frame-model.ts';
import { PageMain } from '../main/page-main.tsx';
import classes from './notice-main.module.css';

/** What `<main>` shows where no page is: the heading says what happened, the text what to do. */
export function NoticeMain({ notice, model }: { notice: Notice; model: FrameModel }) {
	const text = useText();
	const { phone } = model.site.configuration.agency;
	const section = { 'not-found': 'notFound', unavailable: 'unavailable', refused: 'refused' }[notice.kind];
	const explanation =
		notice.kind === 'refused'
			? text(`frame.refused.reasons.${notice.reason}`)
			: text(`frame.${section}.explanation`, { phone });
	return (
		<>
			<div className={classes.notice}>
				<h1 className={classes.heading} tabIndex={-1}>
					{text(`frame.${section}.title`)}
				</h1>
				<p className={classes.explanation}>{explanation}</p>
				<div className={classes.actions}>
					{notice.kind === 'unavailable' && (
						<LinkButton href="">{text('frame.unavailable.retry')}</LinkButton>
					)}
					<LinkButton
						href={`/${model.language}/`}
						variant={notice.kind === 'unavailable' ? 'outline' : 'filled'}
					>
						{text('frame.notFound.home')}
					</LinkButton>
				</div>
			</div>
			{model.view && <PageMain view={{ ...model.view, headingStyle: 'none' }} slotHtml={model.slotHtml} />}
		</>
	);
}
