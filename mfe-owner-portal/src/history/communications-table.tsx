import { useText } from '@estate/remote-kit';
import type { Communication } from '@estate/shared-contract';
import { formatDate } from '@estate/shared-i18n';
import { useLanguage } from '@estate/shared-ui';
import { Link } from '@estate/shared-ui/router';
import { WRITE_ID } from '../messages/load-messages.ts';
import { DataTable } from '../table/data-table.tsx';
import { type Choice, COLUMNS, type CommunicationColumn, writeChoice } from './choose-communications.ts';
import classes from './communications-table.module.css';
import { TABLE_ID } from './load-history.ts';

export interface CommunicationsTableProps {
	rows: readonly Communication[];
	choice: Choice;
	/** Of the page, without query */
	pathname: string;
	/** Of the page where one is answered; undefined where the reader cannot */
	messagesHref: string | undefined;
}

/** The same column again turns the order; dates start with the newest. */
function turned(choice: Choice, column: CommunicationColumn): Choice {
	const isDescending = choice.column === column ? !choice.isDescending : column === 'date';
	return { ...choice, column, isDescending, page: 1 };
}

function orderOf(choice: Choice, column: CommunicationColumn) {
	if (choice.column !== column) return undefined;
	return choice.isDescending ? 'descending' : 'ascending';
}

/** What was said and written about a property (website.md §3 "Owner portal table columns"). */
export function CommunicationsTable({ rows, choice, pathname, messagesHref }: CommunicationsTableProps) {
	const text = useText();
	const language = useLanguage();
	if (rows.length === 0) return <p className={classes.empty}>{text('communications.noneFound')}</p>;
	return (
		<DataTable<Communication>
			className={classes.table}
			needs="whole"
			label={text('communications.title')}
			rows={rows}
			keyOf={({ id }) => id}
			columns={COLUMNS.map((column) => {
				const name = text(`communications.${column}`);
				return {
					id: column,
					name,
					head: <Link to={`${pathname}${writeChoice(turned(choice, column))}#${TABLE_ID}`}>{name}</Link>,
					order: orderOf(choice, column),
					cell: (row) => {
						if (column === 'date') return formatDate(row.date, language);
						if (column !== 'subject' || messagesHref === undefined) return row[column];
						const answer = text('messages.answer');
						return (
							<>
								{row.subject}{' '}
								<Link
									className={classes.answer}
									to={`${messagesHref}?answers=${row.id}#${WRITE_ID}`}
									aria-label={`${answer}, ${row.subject}, ${row.contact}, ${formatDate(row.date, language)}`}
								>
									{answer}
								</Link>
							</>
						);
					},
				};
			})}
		/>
	);
}
