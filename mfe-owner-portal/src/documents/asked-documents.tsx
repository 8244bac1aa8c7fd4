import { useText } from '@estate/remote-kit';
import type { AskedDocument } from '@estate/shared-contract';
import { formatDate } from '@estate/shared-i18n';
import { useLanguage } from '@estate/shared-ui';
import { Badge } from '@estate/shared-ui/mantine/data';
import { DocumentList } from './document-list.tsx';
import classes from './documents.module.css';
import { ADD_ID } from './load-documents.ts';

const COLORS: Record<AskedDocument['state'], string> = {
	good: 'var(--color-moss)',
	expiring: 'var(--color-clay)',
	expired: 'var(--color-danger)',
	lacking: 'var(--color-danger)',
};

function AskedRow({ asked, pathname }: { asked: AskedDocument; pathname: string | undefined }) {
	const text = useText();
	const language = useLanguage();
	const { kind, source, isConditional, validYears, since, state, documents } = asked;
	const name = text(`documents.kinds.${kind}`);
	const isOpen = isConditional && state === 'lacking';
	const facts = [
		validYears ? text('documents.validYears', { count: validYears }) : '',
		since ? text('documents.since', { day: formatDate(since, language) }) : '',
		text('documents.source', { source }),
	];
	return (
		<li className={classes.asked}>
			<h3 className={classes.kind}>
				{name}
				{isOpen ? (
					<Badge component="span" variant="default">
						{text('documents.states.conditional')}
					</Badge>
				) : (
					<Badge component="span" color={COLORS[state]}>
						{text(`documents.states.${state}`)}
					</Badge>
				)}
			</h3>
			<p className={classes.hint}>{text(`documents.hints.${kind}`)}</p>
			<p className={classes.said}>{facts.filter(Boolean).join(' · ')}</p>
			<DocumentList documents={documents} pathname={pathname} />
			{pathname && state !== 'good' && (
				<p className={classes.more}>
					<a href={`${pathname}?kind=${kind}#${ADD_ID}`} aria-label={`${text('documents.addOne')}, ${name}`}>
						{text('documents.addOne')}
					</a>
				</p>
			)}
		</li>
	);
}

/** What the sale or the letting asks for, one after the other. */
export function AskedDocuments({
	asked,
	pathname,
}: {
	asked: readonly AskedDocument[];
	pathname: string | undefined;
}) {
	return (
		<ul className={classes.list}>
			{asked.map((each) => (
				<AskedRow key={each.kind} asked={each} pathname={pathname} />
			))}
		</ul>
	);
}
