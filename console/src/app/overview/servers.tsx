import { Title } from '@mantine/core';
import type { ConsoleInstance } from '../../console-answers.ts';
import { Mark } from '../frame/mark.tsx';
import { WideTable } from '../frame/wide-table.tsx';
import { texts } from '../texts.ts';
import classes from './servers.module.css';

interface ServersProps {
	instances: readonly ConsoleInstance[];
	/** Newest of the channel */
	revision: number;
}

function stateOf({ isAlive, revision }: ConsoleInstance, newest: number) {
	if (!isAlive) return { tone: 'plain' as const, text: texts.servers.stopped };
	if (revision < newest) return { tone: 'warning' as const, text: texts.servers.behind(revision) };
	return { tone: 'good' as const, text: texts.servers.runs };
}

function ServerTable({ instances, revision }: ServersProps) {
	const t = texts.servers;
	const rows = instances.map((instance) => {
		const { tone, text } = stateOf(instance, revision);
		const state = (
			<Mark key="state" tone={tone}>
				{text}
			</Mark>
		);
		const times = [instance.at, instance.startedAt].map(texts.timestamp);
		return {
			key: instance.instance,
			cells: [instance.instance, state, instance.revision, instance.contract, ...times],
		};
	});
	return (
		<WideTable
			labelledBy="servers"
			headings={[t.name, t.state, t.revision, t.contract, t.seen, t.started]}
			rows={rows}
			wraps
		/>
	);
}

/** Site servers on this store: those that run, and, folded, those that stopped within the hour. */
export function Servers({ instances, revision }: ServersProps) {
	const t = texts.servers;
	const running = instances.filter(({ isAlive }) => isAlive);
	const stopped = instances.filter(({ isAlive }) => !isAlive);
	return (
		<div>
			<Title order={2} size="h4" id="servers" mt="xl" mb="xs">
				{t.heading}
			</Title>
			{running.length > 0 ? (
				<ServerTable instances={running} revision={revision} />
			) : (
				<p>{texts.overview.noServers}</p>
			)}
			{stopped.length > 0 && (
				<details className={classes.stopped}>
					<summary>{t.stoppedCount(stopped.length)}</summary>
					<ServerTable instances={stopped} revision={revision} />
				</details>
			)}
		</div>
	);
}
