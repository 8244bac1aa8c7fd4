import { Table } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './wide-table.module.css';

interface WideTableProps {
	/** Id of its heading */
	labelledBy: string;
	headings: readonly string[];
	/** One row each; the first cell names it */
	rows: readonly { key: string; cells: readonly ReactNode[] }[];
	/** Words may stand below each other, so that the whole table is seen in smaller windows */
	wraps?: boolean;
}

/** A table that is scrolled by itself where the window is too small for it, by keyboard too. */
export function WideTable({ labelledBy, headings, rows, wraps = false }: WideTableProps) {
	return (
		<section
			className={classes.scroll}
			data-wraps={wraps || undefined}
			aria-labelledby={labelledBy}
			// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
			tabIndex={0}
		>
			<Table aria-labelledby={labelledBy}>
				<Table.Thead>
					<Table.Tr>
						{headings.map((heading) => (
							<Table.Th key={heading} scope="col">
								{heading}
							</Table.Th>
						))}
					</Table.Tr>
				</Table.Thead>
				<Table.Tbody>
					{rows.map(({ key, cells: [name, ...cells] }) => (
						<Table.Tr key={key}>
							<Table.Th scope="row">{name}</Table.Th>
							{cells.map((cell, index) => (
								<Table.Td key={headings[index + 1]}>{cell}</Table.Td>
							))}
						</Table.Tr>
					))}
				</Table.Tbody>
			</Table>
		</section>
	);
}
