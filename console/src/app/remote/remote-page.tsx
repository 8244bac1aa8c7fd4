import { Alert, Button, Title } from '@mantine/core';
import type { Overview } from '../../console-answers.ts';
import { useMay } from '../access/use-may.ts';
import { type Action, useAction } from '../actions/use-action.ts';
import { RemoteCatalogue } from '../catalogue/remote-catalogue.tsx';
import { ErrorsPage } from '../errors/errors-page.tsx';
import { LogList } from '../log/log-list.tsx';
import { hrefOf } from '../place/place.ts';
import { ProposalList } from '../proposals/proposal-list.tsx';
import { texts } from '../texts.ts';
import { GRAVE } from '../theme.ts';
import { HealthGraphs } from './graphs/health-graphs.tsx';
import { HealthTable } from './health-table.tsx';
import { RemoteFacts } from './remote-facts.tsx';
import classes from './remote-page.module.css';
import { RemotePanels } from './remote-panels.tsx';
import { ServedTable } from './served-table.tsx';

/** One remote: what is wrong, all that can be done, its health, its servers, its history. */
export function RemotePage({ overview, name }: { overview: Overview; name: string }) {
	const open = useAction();
	const may = useMay();
	const remote = overview.remotes.find((each) => each.name === name);
	const t = texts.remote;
	if (!remote) return <Alert color="yellow">{t.gone(name)}</Alert>;
	const { active, previous, canary, lock, alarms, versions, takenBackByItself } = remote;
	const names = texts.action.name;
	const act = (
		text: string,
		kind: Exclude<Action['kind'], 'restore' | 'prune' | 'approve' | 'decline'>,
		isGrave = false,
	) =>
		may({ kind, remote: name }) && (
			<Button
				key={text}
				// Red is what needs an operator, not what can be done on any day.
				{...(isGrave && alarms.length > 0 ? { color: GRAVE } : { variant: 'default' })}
				onClick={() => open({ kind, remote: name })}
			>
				{text}
			</Button>
		);
	return (
		<>
			<p>
				<a href={hrefOf({ kind: 'overview' })}>{t.back}</a>
			</p>
			<Title order={1} size="h3" mt="xs" mb="sm">
				{name}: {texts.standing(remote)}
			</Title>
			<div role="status">
				{alarms.length > 0 && (
					<Alert color="red" mb="md">
						<ul>
							{alarms.map((alarm) => (
								<li key={texts.alarm(alarm)}>{texts.alarm(alarm)}</li>
							))}
						</ul>
					</Alert>
				)}
				{takenBackByItself && (
					<Alert color="yellow" mb="md">
						{t.takenBackByItself(takenBackByItself)}
					</Alert>
				)}
			</div>
			<section aria-label={t.actions} className={classes.actions}>
				{canary && act(names.abort, 'abort', true)}
				{active &&
					versions.length > 1 &&
					act(previous ? names.rollbackTo(previous) : names.rollback, 'rollback', true)}
				{canary && act(names.everybody, 'everybody')}
				{canary && act(names.share, 'share')}
				{act(names.promote, 'promote')}
				{(active || remote.retired) && (lock ? act(names.unlock, 'unlock') : act(names.lock, 'lock'))}
				{active && act(names.policy, 'policy')}
				{act(names.override, 'override')}
				{active && act(names.retire, 'retire', true)}
				{remote.retired && act(names.redirect, 'retire')}
			</section>
			<ProposalList proposals={overview.proposals.filter((each) => [name, '*'].includes(each.remote))} />
			<RemoteFacts remote={remote} />
			<HealthTable remote={remote} />
			<HealthGraphs remote={remote} revision={overview.revision} />
			<RemotePanels remote={remote} />
			<ErrorsPage remote={name} />
			<ServedTable remote={remote} />
			<section aria-labelledby="recent">
				<Title order={2} size="h4" id="recent" mt="xl" mb="xs">
					{t.recent}
				</Title>
				<LogList remote={name} revision={overview.revision} />
			</section>
			<RemoteCatalogue name={name} revision={overview.revision} />
		</>
	);
}
