import type { Refusal } from '@estate/releases/operations';
import { Alert } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { AuditChainAnswer } from '../../log-answers.ts';
import { RefusalAlert } from '../actions/refusal-alert.tsx';
import { ask, Refused } from '../ask/ask.ts';
import { texts } from '../texts.ts';
import { GRAVE } from '../theme.ts';
import classes from './audit.module.css';

/** Is the chain of the audit log whole, or where does it break? */
export function ChainState() {
	const [chain, setChain] = useState<AuditChainAnswer>();
	const [refusal, setRefusal] = useState<Refusal>();
	useEffect(() => {
		let isGone = false;
		ask<AuditChainAnswer>('audit/chain').then(
			(found) => isGone || setChain(found),
			(error: unknown) =>
				isGone ||
				setRefusal(error instanceof Refused ? error.refusal : { code: 'failed', message: String(error) }),
		);
		return () => {
			isGone = true;
		};
	}, []);
	const t = texts.audit;
	return (
		<div role="status" className={classes.chain}>
			{refusal && <RefusalAlert refusal={refusal} />}
			{!chain && !refusal && <p>{t.checking}</p>}
			{chain?.broken && (
				<Alert color={GRAVE} title={t.broken(chain.broken.number)}>
					{t.brokenWhy(chain.broken.place, chain.broken.what)}
				</Alert>
			)}
			{chain && !chain.broken && (
				<Alert color="green" title={t.chain}>
					<p>{t.whole(chain.from, chain.entries)}</p>
					{chain.entries > 0 && (
						<>
							<p>{chain.isHeadNoted ? t.noted : t.notNoted}</p>
							<p className={classes.hash}>{t.head(chain.head)}</p>
						</>
					)}
				</Alert>
			)}
		</div>
	);
}
