import { useText } from '@estate/remote-kit';
import type { Visit } from '@estate/shared-contract';
import { formatDateTime } from '@estate/shared-i18n';
import { useLanguage } from '@estate/shared-ui';
import { Badge } from '@estate/shared-ui/mantine/data';
import { type Column, DataTable } from '../table/data-table.tsx';
import classes from './visit-list.module.css';

export interface VisitListProps {
	visits: readonly Visit[];
	label: string;
	/** Said when there are none */
	empty: string;
	/** What visitors thought of the property */
	withFeedback?: boolean;
	/** So many are in sight, the others behind a line that opens; all by default */
	shown?: number;
}

const COLOURS: Record<Visit['status'], string | undefined> = {
	confirmed: 'var(--color-moss)',
	cancelled: 'var(--color-clay)',
	done: undefined,
};

/** Visits to a property, with who came and, for those that were, what they said. */
export function VisitList({ visits, empty, shown = visits.length, ...table }: VisitListProps) {
	const text = useText();
	if (visits.length === 0) return <p className={classes.empty}>{empty}</p>;
	const older = visits.slice(shown);
	return (
		<>
			<Visits {...table} visits={visits.slice(0, shown)} />
			{older.length > 0 && (
				<details className={classes.older}>
					<summary>{text('visits.older', { count: older.length })}</summary>
					<Visits {...table} visits={older} />
				</details>
			)}
		</>
	);
}

function Visits({
	visits,
	label,
	withFeedback = false,
}: Pick<VisitListProps, 'visits' | 'label' | 'withFeedback'>) {
	const columns = useColumns();
	return (
		<DataTable
			className={classes.visits}
			needs="half"
			label={label}
			rows={visits}
			keyOf={({ id }) => id}
			columns={withFeedback ? columns : columns.filter(({ id }) => id !== 'feedback')}
		/>
	);
}

function useColumns(): Column<Visit>[] {
	const text = useText();
	const language = useLanguage();
	const column = (id: string, cell: Column<Visit>['cell']) => ({
		id,
		name: text(`visits.columns.${id}`),
		cell,
	});
	return [
		column('when', ({ startsAt }) => <time dateTime={startsAt}>{formatDateTime(startsAt, language)}</time>),
		column('who', ({ contact }) => contact),
		column('feedback', ({ status, feedback }) => {
			if (status !== 'done') return null;
			return feedback ? <q>{feedback}</q> : text('visits.noFeedback');
		}),
		column('status', ({ status }) => (
			<Badge component="span" color={COLOURS[status]} variant={COLOURS[status] ? 'light' : 'default'}>
				{text(`visits.status.${status}`)}
			</Badge>
		)),
	];
}
