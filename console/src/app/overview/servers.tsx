import { Title } from '@mantine/core';
import type { ConsoleInstance } from '../../console-answers.ts';
import { Mark } from '../frame/mark.tsx';
import { WideTable } from '../frame/wide-table.tsx';
import { texts } from '../texts.ts';

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

/** Site servers on this store: those that run, and those that stopped within the hour. */
export function Servers({ instances, revision }: ServersProps) {
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
		<div>
			<Title order={2} size="h4" id="servers" mt="xl" mb="xs">
				{t.heading}
			</Title>
			{instances.some(({ isAlive }) => isAlive) || <p>{texts.overview.noServers}</p>}
			{rows.length > 0 && (
				<WideTable
					labelledBy="servers"
					headings={[t.name, t.state, t.revision, t.contract, t.seen, t.started]}
					rows={rows}
				/>
			)}
		</div>
	);
}
