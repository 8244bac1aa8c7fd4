import { policyText } from '@estate/releases/rules';
import type { ConsoleRemote } from '../../console-answers.ts';
import { texts } from '../texts.ts';
import classes from './remote-facts.module.css';

/** The state of a remote in its channel, fact by fact. */
export function RemoteFacts({ remote }: { remote: ConsoleRemote }) {
	const { name, active, previous, canary, withdrawn, takenBack, lock, retired, policy, versions } = remote;
	const t = texts.remote;
	const facts: [string, string | undefined][] = [
		[t.active, active ?? texts.none],
		[t.canary, canary && t.canaryText(canary.version, canary.text)],
		[t.before, previous ?? texts.none],
		[t.withdrawn, withdrawn.join(', ')],
		[t.takenBack, takenBack && t.takenBackText(takenBack)],
		[t.retired, retired && t.retiredText(retired.who, retired.at, retired.why, retired.redirect)],
		[t.lock, lock && t.lockText(lock.who, lock.at, lock.why)],
		[t.policy, texts.action.policy.will(name, policyText(policy))],
		[t.versions, versions.join(', ') || texts.none],
	];
	return (
		<dl className={classes.facts}>
			{facts
				.filter(([, value]) => value)
				.map(([label, value]) => (
					<div key={label}>
						<dt>{label}</dt>
						<dd>{value}</dd>
					</div>
				))}
		</dl>
	);
}
