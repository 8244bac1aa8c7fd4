import { useText } from '@estate/remote-kit';
import { formatDate, formatNumber } from '@estate/shared-i18n';
import { useLanguage } from '@estate/shared-ui';
import { Table } from '@estate/shared-ui/mantine/data';
import type { ViewsSummary } from './summarize.ts';
import classes from './views-table.module.css';

/** The chart's figures, the latest day first, each portal in a column of its own. */
export function ViewsTable({ summary, caption }: { summary: ViewsSummary; caption: string }) {
	const text = useText();
	const language = useLanguage();
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
		<section className={classes.frame} tabIndex={0} aria-label={text('statistics.table')}>
			<Table className={classes.table} stickyHeader aria-label={caption}>
				<Table.Thead>
					<Table.Tr>
						<Table.Th scope="col">{text('statistics.day')}</Table.Th>
						<Table.Th scope="col">{text('statistics.site')}</Table.Th>
						{summary.portals.map((portal) => (
							<Table.Th key={portal} scope="col">
								{portal}
							</Table.Th>
						))}
						<Table.Th scope="col">{text('statistics.total')}</Table.Th>
					</Table.Tr>
				</Table.Thead>
				<Table.Tbody>
					{summary.days.toReversed().map(({ day, site, portals, counts }) => (
						<Table.Tr key={day}>
							<Table.Th scope="row">
								<time dateTime={day}>{formatDate(day, language)}</time>
							</Table.Th>
							<Table.Td>{formatNumber(site, language)}</Table.Td>
							{counts.map((count, index) => (
								<Table.Td key={summary.portals[index]}>{formatNumber(count, language)}</Table.Td>
							))}
							<Table.Td>{formatNumber(site + portals, language)}</Table.Td>
						</Table.Tr>
					))}
				</Table.Tbody>
			</Table>
		</section>
	);
}
