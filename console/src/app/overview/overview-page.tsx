import { Alert, Button, Title } from '@mantine/core';
import type { Overview } from '../../console-answers.ts';
import { useMay } from '../access/use-may.ts';
import { useAction } from '../actions/use-action.ts';
import { ProposalList } from '../proposals/proposal-list.tsx';
import { texts } from '../texts.ts';
import { GRAVE } from '../theme.ts';
import classes from './overview-page.module.css';
import { RemoteCard } from './remote-card.tsx';
import { Servers } from './servers.tsx';

/** Every remote at a glance, the bad ones first; and the servers. */
export function OverviewPage({ overview }: { overview: Overview }) {
	const open = useAction();
	const may = useMay();
	const { remotes, instances, finding } = overview;
	const served = remotes.filter(({ active }) => active !== undefined);
	const bad = remotes.filter(({ alarms }) => alarms.length > 0).map(({ name }) => name);
	const takenBack = remotes.flatMap(({ takenBackByItself }) => takenBackByItself ?? []);
	const t = texts.overview;
	return (
		<>
			<Title order={1} size="h3" mb="sm">
				{t.heading}
			</Title>
			<div role="status">
				{finding && (
					<Alert color={GRAVE} mb="md" title={t.finding}>
						{finding}
					</Alert>
				)}
				{bad.length + served.length > 0 && (
					<Alert
						color={bad.length > 0 ? GRAVE : 'green'}
						variant={bad.length > 0 ? 'filled' : 'light'}
						mb="md"
					>
						{bad.length > 0 ? t.bad(bad) : t.good(served.length)}
						{takenBack.length > 0 && (
							<ul>
								{takenBack.map((each) => (
									<li key={each.remote}>{t.takenBack(each)}</li>
								))}
							</ul>
						)}
					</Alert>
				)}
			</div>
			<ProposalList proposals={overview.proposals} />
			{remotes.length === 0 && <p>{t.none}</p>}
			<ul className={classes.cards}>
				{remotes.map((remote) => (
					<li key={remote.name}>
						<RemoteCard remote={remote} />
					</li>
				))}
			</ul>
			<Servers instances={instances} revision={overview.revision} />
			{may({ kind: 'prune' }) && (
				<Button mt="lg" variant="default" onClick={() => open({ kind: 'prune' })}>
					{texts.action.name.prune}
				</Button>
			)}
		</>
	);
}
