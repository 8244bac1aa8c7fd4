import { useText } from '@estate/remote-kit';
import type { Communication } from '@estate/shared-contract';
import { formatDate } from '@estate/shared-i18n';
import { useLanguage } from '@estate/shared-ui';
import classes from './communications-table.module.css';

const COLUMNS = ['date', 'type', 'contact', 'subject', 'comment', 'status', 'source'] as const;

export interface CommunicationsTableProps {
	communications: readonly Communication[];
	/** Id of the heading that names the table */
	labelledBy: string;
}

/**
 * What was said and written about a home (website.md §3 "Owner portal table columns"). On a phone each row becomes a
 * list of named facts; the roles keep it a table for screen readers, which `display: block` would take away.
 */
export function CommunicationsTable({ communications, labelledBy }: CommunicationsTableProps) {
	const text = useText();
	const language = useLanguage();
	if (communications.length === 0) return <p className={classes.empty}>{text('communications.none')}</p>;
	const names = COLUMNS.map((column) => text(`communications.${column}`));
	return (
		// biome-ignore lint/a11y/noRedundantRoles: see above
		<table className={classes.table} role="table" aria-labelledby={labelledBy}>
			{/* biome-ignore lint/a11y/noRedundantRoles: see above */}
			<thead className={classes.head} role="rowgroup">
				{/* biome-ignore lint/a11y/noRedundantRoles: see above */}
				<tr role="row">
					{names.map((name) => (
						// biome-ignore lint/a11y/noRedundantRoles: see above
						<th key={name} scope="col" role="columnheader">
							{name}
						</th>
					))}
				</tr>
			</thead>
			{/* biome-ignore lint/a11y/noRedundantRoles: see above */}
			<tbody role="rowgroup">
				{communications.map((communication) => (
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
