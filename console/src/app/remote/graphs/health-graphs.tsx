import { Loader, Title } from '@mantine/core';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { ConsoleRemote, HealthHistory } from '../../../console-answers.ts';
import { ask } from '../../ask/ask.ts';
import { texts } from '../../texts.ts';
import { graphMarks, graphPoints, hasPoints, MEASURES, type Measure } from './graph-points.ts';
import { GraphTable } from './graph-table.tsx';
import classes from './health-graphs.module.css';

// The drawing library is larger than all the rest, and only this page needs it.
const Graph = lazy(() => import('./graph.tsx'));

/** What the letters in a graph stand for. */
function MoveList({ history }: { history: HealthHistory }) {
	const marks = graphMarks(history);
	if (marks.length === 0) return null;
	return (
		<ul className={classes.moves}>
			{marks.map(({ at, versions, letter }) => (
				<li key={at}>{texts.health.move(letter, texts.time(at), versions)}</li>
			))}
		</ul>
	);
}

interface HealthGraphsProps {
	remote: ConsoleRemote;
	revision: number;
}

/** The last hour of a remote in graphs, each with the table of its figures. */
export function HealthGraphs({ remote: { name, health }, revision }: HealthGraphsProps) {
	const [history, setHistory] = useState<HealthHistory>();
	// Counted again, or changed: there is something to see.
	const mark = JSON.stringify([revision, health]);
	// biome-ignore lint/correctness/useExhaustiveDependencies: the mark says when to ask again
	useEffect(() => {
		let isGone = false;
		ask<HealthHistory>(`remotes/${name}/health`).then(
			(found) => isGone || setHistory(found),
			// The connection is shown as lost above; the last figures stay.
			() => {},
		);
		return () => {
			isGone = true;
		};
	}, [name, mark]);

	const graphs = history
		? (Object.keys(MEASURES) as Measure[])
				.map((measure) => ({ measure, points: graphPoints(history, measure) }))
				.filter(({ points }) => hasPoints(points))
		: [];
	const t = texts.health;
	return (
		<section aria-labelledby="graphs">
			<Title order={2} size="h4" id="graphs" mt="xl" mb="xs">
				{t.graphs(Date.now())}
			</Title>
			{history && graphs.length === 0 && <p>{t.noneInHour}</p>}
			<div className={classes.graphs}>
				{history &&
					graphs.map(({ measure, points }) => (
						<figure key={measure} aria-labelledby={`graph-${measure}`} className={classes.graph}>
							<Title order={3} size="h5" id={`graph-${measure}`} mb="xs">
								{t.graph[measure]}
							</Title>
							<Suspense fallback={<Loader role="status" aria-label={t.drawing} />}>
								<Graph history={history} points={points} title={t.graph[measure]} />
							</Suspense>
							<MoveList history={history} />
							<details>
								<summary>{t.asTable}</summary>
								<GraphTable history={history} points={points} labelledBy={`graph-${measure}`} />
							</details>
						</figure>
					))}
			</div>
		</section>
	);
}
