import type { AuditEntry } from '@estate/releases';
import { Mark, type Tone } from '../frame/mark.tsx';
import { texts } from '../texts.ts';
import classes from './audit.module.css';

const TONES: Record<AuditEntry['outcome'], Tone> = { done: 'good', refused: 'bad', failed: 'warning' };

/** One use or refusal: who, what, when, and what came of it. */
export function AuditItem({ entry }: { entry: AuditEntry }) {
	const { number, at, who, identity, via, action, remote, channel, outcome, detail } = entry;
	const t = texts.audit;
	return (
		<article className={classes.entry} aria-label={t.number(number)}>
			<p className={classes.head}>
				<span className={classes.number}>{number}</span>
				<Mark tone={TONES[outcome]}>{t.outcomes[outcome]}</Mark>
				<strong>{action}</strong>
				<span>{t.about(remote, channel)}</span>
				<time dateTime={at}>{texts.timestamp(at)}</time>
			</p>
			<p>
				{t.by(who, via)} <span className={classes.number}>({t.identity(identity)})</span>
			</p>
			{detail && <p>{detail}</p>}
		</article>
	);
}
