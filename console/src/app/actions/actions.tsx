import { type ReactNode, useCallback, useEffect, useState } from 'react';
import type { Overview } from '../../console-answers.ts';
import classes from './actions.module.css';
import { DialogOf } from './dialog-of.tsx';
import { type Action, ActionContext } from './use-action.ts';

const SHOWN_FOR_MS = 10_000;

/** What is around everything: the one dialog that is open, and the word about what was done. */
export function Actions({ overview, children }: { overview: Overview | undefined; children: ReactNode }) {
	const [action, setAction] = useState<Action>();
	const [done, setDone] = useState('');
	const close = useCallback(() => setAction(undefined), []);
	useEffect(() => {
		if (!done) return;
		const timer = setTimeout(() => setDone(''), SHOWN_FOR_MS);
		return () => clearTimeout(timer);
	}, [done]);
	return (
		<ActionContext value={setAction}>
			{children}
			{overview && action && (
				<DialogOf
					action={action}
					overview={overview}
					onClose={close}
					onDone={(text) => {
						close();
						setDone(text);
					}}
				/>
			)}
			<div role="status" className={classes.done}>
				{done && <p>{done}</p>}
			</div>
		</ActionContext>
	);
}
