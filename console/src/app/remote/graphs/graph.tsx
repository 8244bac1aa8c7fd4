import { LineChart } from '@mantine/charts';
import type { HealthHistory } from '../../../console-answers.ts';
import { texts } from '../../texts.ts';
import { type GraphPoint, graphMarks, graphSpan, lineStyle } from './graph-points.ts';

interface GraphProps {
	history: HealthHistory;
	points: readonly GraphPoint[];
	title: string;
}

/** Names of the lines: a version has dots, which the drawing library would read as a path. */
const lineOf = (index: number) => `line-${index}`;

/** Lines of one measure by version, with what changed the versions meanwhile. */
export default function Graph({ history, points, title }: GraphProps) {
	const { versions } = history;
	const marks = graphMarks(history);
	const data = points.map(({ from, values }) => ({
		from,
		...Object.fromEntries(versions.map(({ version }, index) => [lineOf(index), values[version]])),
	}));
	return (
		<div role="img" aria-label={title}>
			<LineChart
				h={200}
				data={data}
				dataKey="from"
				curveType="linear"
				connectNulls={false}
				withLegend
				dotProps={{ r: 3 }}
				yAxisProps={{ width: 40, domain: [0, 'auto'] }}
				xAxisProps={{
					minTickGap: 24,
					type: 'number',
					domain: graphSpan(history),
					ticks: history.times,
					tickFormatter: texts.time,
				}}
				tooltipProps={{ labelFormatter: (from) => (typeof from === 'number' ? texts.time(from) : '') }}
				lineChartProps={{ accessibilityLayer: false, margin: { top: 20 } }}
				lineProps={{ isAnimationActive: false }}
				referenceLines={marks.map(({ at, letter }) => ({
					x: at,
					label: letter,
					labelPosition: 'top',
					color: 'gray.6',
				}))}
				series={versions.map(({ version, role }, index) => ({
					name: lineOf(index),
					label: texts.remote.versionWithRole(version, role),
					...lineStyle(index, role),
				}))}
			/>
		</div>
	);
}
