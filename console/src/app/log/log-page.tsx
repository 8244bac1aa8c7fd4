import { NativeSelect, Title } from '@mantine/core';
import type { Overview } from '../../console-answers.ts';
import { hrefOf } from '../place/place.ts';
import { texts } from '../texts.ts';
import { LogList } from './log-list.tsx';

interface LogPageProps {
	overview: Overview;
	/** Only what is about this one */
	remote: string | undefined;
}

/** Who changed what in the channel, when and why. */
export function LogPage({ overview: { remotes, revision }, remote }: LogPageProps) {
	const t = texts.log;
	const names = remotes.map(({ name }) => name).sort();
	return (
		<>
			<Title order={1} size="h3" mb="sm">
				{remote ? t.of(remote) : t.heading}
			</Title>
			<NativeSelect
				label={t.only}
				mb="md"
				maw="20rem"
				value={remote ?? ''}
				data={[{ value: '', label: t.every }, ...names]}
				onChange={({ currentTarget: { value } }) => {
					location.hash = hrefOf(value ? { kind: 'log', remote: value } : { kind: 'log' });
				}}
			/>
			<LogList key={remote} remote={remote} revision={revision} />
		</>
	);
}
