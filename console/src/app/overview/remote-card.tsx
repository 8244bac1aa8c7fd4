import { isFirstVersion } from '@estate/releases/rules';
import { Button, Title } from '@mantine/core';
import type { ConsoleRemote } from '../../console-answers.ts';
import { useMay } from '../access/use-may.ts';
import { useAction } from '../actions/use-action.ts';
import { Mark, type Tone } from '../frame/mark.tsx';
import { hrefOf } from '../place/place.ts';
import { FailureBar } from '../remote/failure-bar.tsx';
import { texts } from '../texts.ts';
import { GRAVE } from '../theme.ts';
import classes from './remote-card.module.css';

/** Red is what needs an operator: the way out of what is bad. */
const WAY_OUT = { color: GRAVE, variant: 'filled' } as const;
const CALM = { variant: 'default' } as const;

function toneOf({ alarms, canary, lock, status }: ConsoleRemote): Tone {
	if (alarms.length > 0) return 'bad';
	if (canary) return 'canary';
	if (lock) return 'warning';
	return status === 'absent' || status === 'retired' ? 'plain' : 'good';
}

/** One remote: what it is, what is wrong with it, and the way back. */
export function RemoteCard({ remote }: { remote: ConsoleRemote }) {
	const open = useAction();
	const may = useMay();
	const { name, active, previous, canary, lock, retired, alarms, health, takenBackByItself } = remote;
	const isBad = alarms.length > 0;
	const mayTakeOut =
		may({ kind: 'retire', remote: name }) ||
		(isFirstVersion(remote) && may({ kind: 'rollback', remote: name }));
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
				<Mark tone={toneOf(remote)}>{texts.standing(remote)}</Mark>
			</div>
			{isBad && (
				<ul className={classes.alarms}>
					{alarms.map((alarm) => (
						<li key={texts.alarm(alarm)}>{texts.alarm(alarm)}</li>
					))}
				</ul>
			)}
			{takenBackByItself && <p className={classes.takenBack}>{t.takenBackByItself(takenBackByItself)}</p>}
			<dl className={classes.facts}>
				<dt>{t.active}</dt>
				<dd>{active ?? texts.none}</dd>
				{canary && (
					<>
						<dt>{t.canary}</dt>
						<dd>{t.canaryText(canary.version, canary.text)}</dd>
					</>
				)}
				<dt>{t.before}</dt>
				<dd>{previous ?? texts.none}</dd>
				{retired && (
					<>
						<dt>{t.retired}</dt>
						<dd>{t.retiredText(retired.who, retired.at, retired.why, retired.redirect)}</dd>
					</>
				)}
				{lock && (
					<>
						<dt>{t.lock}</dt>
						<dd>{t.lockText(lock.who, lock.at, lock.why)}</dd>
					</>
				)}
			</dl>
			<ul className={classes.health}>
				{health
					.filter(({ role, counts }) => role !== 'takenBack' && (counts.views ?? 0) + (counts.draws ?? 0) > 0)
					.map((each) => (
						<li key={each.version}>
							<FailureBar health={each} limit={remote.policy.maximumRate} />
						</li>
					))}
			</ul>
			<div className={classes.actions}>
				{canary && may({ kind: 'abort', remote: name }) && (
					<Button
						size="sm"
						{...(isBad ? WAY_OUT : CALM)}
						onClick={() => open({ kind: 'abort', remote: name })}
					>
						{names.abort}
					</Button>
				)}
				{previous && may({ kind: 'rollback', remote: name }) && (
					<Button
						size="sm"
						{...(isBad && !canary ? WAY_OUT : CALM)}
						onClick={() => open({ kind: 'rollback', remote: name })}
					>
						{names.rollbackTo(previous)}
					</Button>
				)}
				{active && !previous && isBad && mayTakeOut && (
					<Button
						size="sm"
						{...(canary ? CALM : WAY_OUT)}
						onClick={() => open({ kind: 'retire', remote: name })}
					>
						{names.retire}
					</Button>
				)}
				{may({ kind: 'promote', remote: name }) && (
					<Button size="sm" variant="default" onClick={() => open({ kind: 'promote', remote: name })}>
						{names.promote}
					</Button>
				)}
			</div>
		</article>
	);
}
