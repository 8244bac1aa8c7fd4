import { LineChart } from '@mantine/charts';
import type { HealthHistory } from '../../../console-answers.ts';
import { texts } from '../../texts.ts';
import type { GraphPoint } from './graph-points.ts';

interface GraphProps {
	history: HealthHistory;
	points: readonly GraphPoint[];
	title: string;
}

/** Told apart by colour and by dashes. */
const LINES = {
	active: { color: 'evergreen.6' },
	trial: { color: 'blue.6', strokeDasharray: '6 3' },
	previous: { color: 'terracotta.5', strokeDasharray: '2 3' },
	none: { color: 'gray.6', strokeDasharray: '1 4' },
} as const;

/** Lines of one measure by version, with what happened to the remote meanwhile. */
export default function Graph({ history: { versions, moves, stretch }, points, title }: GraphProps) {
	const data = points.map(({ from, values }) => ({ time: texts.time(from), ...values }));
	const timeOf = (at: string) => texts.time(Math.floor(Date.parse(at) / stretch) * stretch);
	return (
		<div role="img" aria-label={title}>
			<LineChart
				h={200}
				data={data}
				dataKey="time"
				curveType="linear"
				connectNulls={false}
				withLegend
				dotProps={{ r: 2 }}
				yAxisProps={{ width: 40, domain: [0, 'auto'] }}
				xAxisProps={{ minTickGap: 24 }}
				lineChartProps={{ accessibilityLayer: false }}
				lineProps={{ isAnimationActive: false }}
				referenceLines={moves.map(({ at, action, version }) => ({
					x: timeOf(at),
					label: texts.health.move(action, version),
					color: 'gray.6',
				}))}
				series={versions.map(({ version, role }) => ({
					name: version,
					label: texts.remote.versionWithRole(version, role),
					...LINES[role ?? 'none'],
				}))}
			/>
		</div>
	);
}
