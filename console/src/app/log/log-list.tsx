import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { ConsoleEntry, LogAnswer } from '../../log-answers.ts';
import { ask } from '../ask/ask.ts';
import { texts } from '../texts.ts';
import { LogEntry } from './log-entry.tsx';
import classes from './log-list.module.css';

interface LogListProps {
	remote: string | undefined;
	/** Newest of the channel: a higher one has new entries */
	revision: number;
}

function read(remote: string | undefined, before?: number): Promise<LogAnswer> {
	const query = new URLSearchParams();
	if (remote) query.set('remote', remote);
	if (before) query.set('before', String(before));
	return ask<LogAnswer>(`log?${query}`);
}

/** The newest entries above those that are shown already; all again where there is a gap between them. */
function withNewest(known: LogAnswer, newest: LogAnswer): LogAnswer {
	const last = newest.entries.at(-1)?.revision ?? 0;
	const first = known.entries[0]?.revision ?? 0;
	if (first < last) return newest;
	const older = known.entries.filter(({ revision }) => revision < last);
	return {
		entries: [...newest.entries, ...older],
		hasOlder: older.length > 0 ? known.hasOlder : newest.hasOlder,
	};
}

/** Entries of the log, newest first, as many pages as one asks for. */
export function LogList({ remote, revision }: LogListProps) {
	const [log, setLog] = useState<LogAnswer>();
	// biome-ignore lint/correctness/useExhaustiveDependencies: a new revision is a new entry
	useEffect(() => {
		let isGone = false;
		read(remote).then(
			(newest) => isGone || setLog((known) => (known ? withNewest(known, newest) : newest)),
			() => {},
		);
		return () => {
			isGone = true;
		};
	}, [remote, revision]);

	async function readOlder(): Promise<void> {
		const older = await read(remote, log?.entries.at(-1)?.revision).catch(() => undefined);
		if (older) setLog((known) => ({ ...older, entries: [...(known?.entries ?? []), ...older.entries] }));
	}

	if (!log) return null;
	const t = texts.log;
	return (
		<>
			{log.entries.length === 0 && <p>{t.empty}</p>}
			<ol className={classes.list}>
				{log.entries.map((entry: ConsoleEntry) => (
					<li key={entry.revision}>
						<LogEntry entry={entry} newest={revision} />
					</li>
				))}
			</ol>
			{log.hasOlder && (
				<Button variant="default" mt="md" onClick={readOlder}>
					{t.older}
				</Button>
			)}
		</>
	);
}
