import type { Refusal } from '@estate/releases/operations';
import { Alert, Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { AuditAnswer } from '../../log-answers.ts';
import { RefusalAlert } from '../actions/refusal-alert.tsx';
import { ask, Refused } from '../ask/ask.ts';
import { texts } from '../texts.ts';
import classes from './audit.module.css';
import type { AuditWanted } from './audit-filter.tsx';
import { AuditItem } from './audit-item.tsx';

function read(wanted: AuditWanted, before?: number): Promise<AuditAnswer> {
	const query = new URLSearchParams({ ...wanted, ...(before ? { before: String(before) } : {}) });
	return ask<AuditAnswer>(`audit?${query}`);
}

/** Entries that are wanted, newest first, as many pages as one asks for; records that cannot be read are named. */
export function AuditList({ wanted }: { wanted: AuditWanted }) {
	const [log, setLog] = useState<AuditAnswer>();
	const [refusal, setRefusal] = useState<Refusal>();
	const refuse = (error: unknown) =>
		setRefusal(error instanceof Refused ? error.refusal : { code: 'failed', message: String(error) });
	// biome-ignore lint/correctness/useExhaustiveDependencies: another wish is another list
	useEffect(() => {
		let isGone = false;
		read(wanted).then(
			(newest) => isGone || setLog(newest),
			(error: unknown) => isGone || refuse(error),
		);
		return () => {
			isGone = true;
		};
	}, []);

	async function readOlder(): Promise<void> {
		try {
			const { entries, unreadable, ...rest } = await read(wanted, log?.older);
			setLog((known) => ({
				entries: [...(known?.entries ?? []), ...entries],
				unreadable: [...(known?.unreadable ?? []), ...unreadable],
				...rest,
			}));
		} catch (error) {
			refuse(error);
		}
	}

	if (refusal) return <RefusalAlert refusal={refusal} />;
	if (!log) return null;
	const t = texts.audit;
	const isAll = Object.keys(wanted).length === 0;
	return (
		<>
			{log.unreadable.length > 0 && (
				<Alert color="red" title={t.unreadable} mb="md">
					<p>{t.unreadableWhy}</p>
					<ul>
						{log.unreadable.map((place) => (
							<li key={place}>{place}</li>
						))}
					</ul>
				</Alert>
			)}
			<div role="status">
				{log.entries.length === 0 && log.unreadable.length === 0 && <p>{isAll ? t.nothing : t.empty}</p>}
			</div>
			<ol className={classes.list}>
				{log.entries.map((entry) => (
					<li key={entry.number}>
						<AuditItem entry={entry} />
					</li>
				))}
			</ol>
			{log.older && (
				<Button variant="default" mt="md" onClick={readOlder}>
					{log.entries.length > 0 ? t.older : t.more}
				</Button>
			)}
		</>
	);
}
