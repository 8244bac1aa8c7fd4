import { classNames } from '@estate/shared-ui';
import { Table } from '@estate/shared-ui/mantine/data';
import type { ReactNode } from 'react';
import classes from './data-table.module.css';

export interface Column<Row> {
	id: string;
	name: string;
	/** In place of the name: a link that sorts */
	head?: ReactNode;
	order?: 'ascending' | 'descending' | undefined;
	cell: (row: Row) => ReactNode;
}

export interface DataTableProps<Row> {
	columns: readonly Column<Row>[];
	rows: readonly Row[];
	keyOf: (row: Row) => string | number;
	label: string;
	/** Gives each cell of a row its place where there is no room for columns */
	className: string | undefined;
	/** Room that the columns need */
	needs: 'half' | 'whole';
}

/**
 * Rows and columns. Where the columns have no room each row becomes a list of named facts; the roles keep it a table for
 * screen readers, which `display: grid` would take away.
 */
export function DataTable<Row>({ columns, rows, keyOf, label, className, needs }: DataTableProps<Row>) {
	return (
		<div className={classes.frame}>
			<Table
				className={classNames(classes.table, className)}
				data-needs={needs}
				role="table"
				aria-label={label}
			>
				<Table.Thead className={classes.head} role="rowgroup">
					<Table.Tr role="row">
						{columns.map(({ id, name, head, order }) => (
							<Table.Th key={id} scope="col" role="columnheader" data-column={id} aria-sort={order}>
								{head ?? name}
							</Table.Th>
						))}
					</Table.Tr>
				</Table.Thead>
				<Table.Tbody role="rowgroup">
					{rows.map((row) => (
						<Table.Tr key={keyOf(row)} role="row">
							{columns.map(({ id, name, cell }) => (
								<Table.Td key={id} role="cell" data-column={id} data-name={name}>
									{cell(row)}
								</Table.Td>
							))}
						</Table.Tr>
					))}
				</Table.Tbody>
			</Table>
		</div>
	);
}
