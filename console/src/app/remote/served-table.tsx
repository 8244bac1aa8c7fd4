import { Title } from '@mantine/core';
import type { ConsoleRemote } from '../../console-answers.ts';
import { WideTable } from '../frame/wide-table.tsx';
import { texts } from '../texts.ts';

/** What each server that runs gives visitors of a remote. */
export function ServedTable({ remote: { served, retired } }: { remote: ConsoleRemote }) {
	const t = texts.remote;
	return (
		<div>
			<Title order={2} size="h4" id="served" mt="xl" mb="xs">
				{t.servers}
			</Title>
			{served.length === 0 ? (
				<p>{retired ? t.servedByNone : texts.overview.noServers}</p>
			) : (
				<WideTable
					labelledBy="served"
					headings={[t.server, t.serving, t.trying]}
					rows={served.map(({ instance, serving, trying }) => ({
						key: instance,
						cells: [instance, serving ?? texts.none, trying ?? texts.none],
					}))}
				/>
			)}
		</div>
	);
}
