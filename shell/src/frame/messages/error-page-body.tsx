import { LinkButton, type Text, useText } from '@estate/shared-ui';
import type { PageError } from '../../page/view/page-json.ts';
import classes from './error-page-body.module.css';

interface ErrorPageBodyProps {
	error: PageError;
	language: string;
}

/** The page may be there at the next try. */
const isPassing = ({ kind }: PageError) => kind === 'unavailable' || kind === 'offline';

function explanationOf(error: PageError, text: Text): string {
	switch (error.kind) {
		case 'not-found':
			return text('frame.notFound.explanation');
		case 'incomplete-link':
			return text('frame.incompleteLink.explanation', { phone: error.phone });
		case 'link-over':
			return text('frame.linkOver.explanation', { phone: error.phone });
		case 'unavailable':
			return text('frame.unavailable.explanation', { phone: error.phone });
		case 'offline':
			return text('frame.offline.explanation');
		case 'refused':
			return text(`frame.refused.reasons.${error.reason}`);
	}
}

/** Where no page is: below the heading, which says what happened, what to do. */
export function ErrorPageBody({ error, language }: ErrorPageBodyProps) {
	const text = useText();
	return (
		<div className={classes.page}>
			<p className={classes.explanation}>{explanationOf(error, text)}</p>
			<div className={classes.actions}>
				{isPassing(error) && <LinkButton href="">{text('frame.unavailable.retry')}</LinkButton>}
				<LinkButton href={`/${language}/`} variant="outline">
					{text('frame.notFound.home')}
				</LinkButton>
			</div>
		</div>
	);
}
