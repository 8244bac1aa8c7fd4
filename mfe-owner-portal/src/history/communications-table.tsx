import { useText } from '@estate/remote-kit';
import type { Communication } from '@estate/shared-contract';
import { formatDate } from '@estate/shared-i18n';
import { useLanguage } from '@estate/shared-ui';
import { Link } from '@estate/shared-ui/router';
import { type Choice, COLUMNS, type Column, writeChoice } from './choose-communications.ts';
import classes from './communications-table.module.css';
import { TABLE_ID } from './load-history.ts';

export interface CommunicationsTableProps {
	rows: readonly Communication[];
	choice: Choice;
	/** Of the page, without query */
	pathname: string;
}

/** The same column again turns the order; dates start with the newest. */
function turned(choice: Choice, column: Column): Choice {
	const isDescending = choice.column === column ? !choice.isDescending : column === 'date';
	return { ...choice, column, isDescending, page: 1 };
}

function orderOf(choice: Choice, column: Column) {
	if (choice.column !== column) return undefined;
	return choice.isDescending ? 'descending' : 'ascending';
}

/**
 * What was said and written about a property (website.md §3 "Owner portal table columns"). On a phone each row becomes a
 * list of named facts; the roles keep it a table for screen readers, which `display: block` would take away.
 */
export function CommunicationsTable({ rows, choice, pathname }: CommunicationsTableProps) {
	const text = useText();
	const language = useLanguage();
	if (rows.length === 0) return <p className={classes.empty}>{text('communications.noneFound')}</p>;
	const names = COLUMNS.map((column) => text(`communications.${column}`));
	return (
		// biome-ignore lint/a11y/noRedundantRoles: see above
		<table className={classes.table} role="table" aria-labelledby={TABLE_ID}>
			{/* biome-ignore lint/a11y/noRedundantRoles: see above */}
			<thead className={classes.head} role="rowgroup">
				{/* biome-ignore lint/a11y/noRedundantRoles: see above */}
				<tr role="row">
					{COLUMNS.map((column, index) => (
						// biome-ignore lint/a11y/noRedundantRoles: see above
						<th key={column} scope="col" role="columnheader" aria-sort={orderOf(choice, column)}>
							<Link to={`${pathname}${writeChoice(turned(choice, column))}#${TABLE_ID}`}>{names[index]}</Link>
						</th>
					))}
				</tr>
			</thead>
			{/* biome-ignore lint/a11y/noRedundantRoles: see above */}
			<tbody role="rowgroup">
				{rows.map((communication) => (
					// biome-ignore lint/a11y/noRedundantRoles: see above
					<tr key={communication.id} role="row">
						{COLUMNS.map((column, index) => (
							// biome-ignore lint/a11y/noRedundantRoles: see above
							<td key={column} role="cell" data-name={names[index]}>
								{column === 'date' ? formatDate(communication.date, language) : communication[column]}
							</td>
						))}
					</tr>
				))}
			</tbody>
		</table>
	);
}
