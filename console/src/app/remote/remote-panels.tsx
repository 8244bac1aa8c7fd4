import { Title } from '@mantine/core';
import type { ConsolePanel, ConsoleRemote, VersionHealth } from '../../console-answers.ts';
import { texts } from '../texts.ts';
import classes from './remote-facts.module.css';

function shownFigure(
	figure: ConsolePanel['figures'][number],
	{ bytes }: ConsolePanel,
	counts: VersionHealth['counts'],
) {
	const { views = 0, failedViews = 0 } = counts;
	const values = {
		size: texts.panels.kilobytes(bytes),
		views: String(views),
		failures: texts.health.failure(failedViews, views),
	};
	return values[figure];
}

/** What the remote's team wants to see beside it: a link of its own, and figures of the active version. */
export function RemotePanels({ remote: { panels, active, health } }: { remote: ConsoleRemote }) {
	if (panels.length === 0) return null;
	const counts = health.find(({ version }) => version === active)?.counts ?? {};
	return (
		<section aria-labelledby="panels">
			<Title order={2} size="h4" id="panels" mt="xl" mb="xs">
				{texts.panels.heading}
			</Title>
			{panels.map((panel) => (
				<div key={panel.title}>
					<Title order={3} size="h5">
						{panel.title}
					</Title>
					{panel.link && (
						<a href={panel.link} rel="noreferrer">
							{panel.link}
						</a>
					)}
					<dl className={classes.facts}>
						{panel.figures.map((figure) => (
							<div key={figure}>
								<dt>{texts.panels.figure[figure]}</dt>
								<dd>{shownFigure(figure, panel, counts)}</dd>
							</div>
						))}
					</dl>
				</div>
			))}
		</section>
	);
}
