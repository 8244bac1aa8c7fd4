import type { HealthHistory } from '../../../console-answers.ts';
import { WideTable } from '../../frame/wide-table.tsx';
import { texts } from '../../texts.ts';
import type { GraphPoint } from './graph-points.ts';

interface GraphTableProps {
	history: HealthHistory;
	points: readonly GraphPoint[];
	labelledBy: string;
}

/** The same figures as a graph, newest first, without stretches in which nothing was counted. */
export function GraphTable({ history: { versions }, points, labelledBy }: GraphTableProps) {
	const rows = points
		.filter(({ values }) => Object.values(values).some((value) => value !== undefined))
		.reverse()
		.map(({ from, values }) => ({
			key: String(from),
			cells: [texts.time(from), ...versions.map(({ version }) => values[version] ?? texts.none)],
		}));
	const names = versions.map(({ version, role }) => texts.remote.versionWithRole(version, role));
	return (
		<WideTable labelledBy={labelledBy} headings={[texts.health.begin(Date.now()), ...names]} rows={rows} />
	);
}
