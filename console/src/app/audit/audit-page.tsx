import { Title } from '@mantine/core';
import { useState } from 'react';
import { texts } from '../texts.ts';
import { AuditFilter, type AuditWanted } from './audit-filter.tsx';
import { AuditList } from './audit-list.tsx';
import { ChainState } from './chain-state.tsx';

/** Who did what, when, and what was refused; and whether all of it is as it was written. */
export function AuditPage({ remotes }: { remotes: readonly string[] }) {
	const [wanted, setWanted] = useState<AuditWanted>({});
	const t = texts.audit;
	return (
		<>
			<Title order={1} size="h3" mb="sm">
				{t.heading}
			</Title>
			<p>{t.intro}</p>
			<ChainState />
			<AuditFilter remotes={remotes} onWanted={setWanted} />
			<AuditList key={JSON.stringify(wanted)} wanted={wanted} />
		</>
	);
}
