import { Badge, Button, Title } from '@mantine/core';
import type { ConsoleRemote } from '../../console-answers.ts';
import { useAction } from '../actions/use-action.ts';
import { hrefOf } from '../place/place.ts';
import { FailureBar } from '../remote/failure-bar.tsx';
import { texts } from '../texts.ts';
import classes from './remote-card.module.css';

const colourOf = ({ alarms, trial, lock, status }: ConsoleRemote) => {
	if (alarms.length > 0) return 'red';
	if (trial) return 'blue';
	if (lock) return 'yellow';
	return status === 'absent' ? 'gray' : 'green';
};

/** One remote: what it is, what is wrong with it, and the way back. */
export function RemoteCard({ remote }: { remote: ConsoleRemote }) {
	const open = useAction();
	const { name, active, previous, trial, lock, alarms, health, versions } = remote;
	const isBad = alarms.length > 0;
	const t = texts.remote;
	const names = texts.action.name;
	return (
		<article className={classes.card} data-bad={isBad || undefined} aria-labelledby={`remote-${name}`}>
			<div className={classes.head}>
				<Title order={2} size="h4" id={`remote-${name}`}>
					<a href={hrefOf({ kind: 'remote', name })} aria-label={t.details(name)}>
						{name}
					</a>
				</Title>
				<Badge color={colourOf(remote)} variant={isBad ? 'filled' : 'light'} tt="none" size="lg">
					{texts.standing(remote)}
				</Badge>
			</div>
			{isBad && (
				<ul className={classes.alarms}>
					{alarms.map((alarm) => (
						<li key={texts.alarm(alarm)}>{texts.alarm(alarm)}</li>
					))}
				</ul>
			)}
			<dl className={classes.facts}>
				<dt>{t.active}</dt>
				<dd>{active ?? texts.none}</dd>
				{trial && (
					<>
						<dt>{t.trial}</dt>
						<dd>{t.trialText(trial.version, trial.text)}</dd>
					</>
				)}
				<dt>{t.before}</dt>
				<dd>{previous ?? texts.none}</dd>
				{lock && (
					<>
						<dt>{t.lock}</dt>
						<dd>{t.lockText(lock.who, lock.at, lock.why)}</dd>
					</>
				)}
			</dl>
			<ul className={classes.health}>
				{health
					.filter(({ counts }) => (counts.views ?? 0) + (counts.draws ?? 0) > 0)
					.map((each) => (
						<li key={each.version}>
							<FailureBar health={each} limit={remote.policy.maximumRate} />
						</li>
					))}
			</ul>
			<div className={classes.actions}>
				{trial && (
					<Button
						size="sm"
						color="red"
						variant={isBad ? 'filled' : 'light'}
						onClick={() => open({ kind: 'abort', remote: name })}
					>
						{names.abort}
					</Button>
				)}
				{active && versions.length > 1 && (
					<Button
						size="sm"
						color="red"
						variant={isBad && !trial ? 'filled' : 'light'}
						onClick={() => open({ kind: 'rollback', remote: name })}
					>
						{previous ? names.rollbackTo(previous) : names.rollback}
					</Button>
				)}
				<Button size="sm" variant="default" onClick={() => open({ kind: 'promote', remote: name })}>
					{names.promote}
				</Button>
			</div>
		</article>
	);
}
