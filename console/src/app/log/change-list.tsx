import type { StateChange } from '@estate/releases/rules';
import { texts } from '../texts.ts';
import classes from './change-list.module.css';

/** What changed, or would: each fact as it was and as it is. */
export function ChangeList({ changes }: { changes: readonly StateChange[] }) {
	return (
		<ul className={classes.changes}>
			{changes.map((change) => (
				<li key={`${change.remote} ${change.fact}`}>
					<span>
						{change.remote} {texts.log.fact[change.fact]}
					</span>
					<del>{change.before ?? texts.none}</del>
					<span aria-hidden="true">→</span>
					<ins>{change.after ?? texts.none}</ins>
				</li>
			))}
		</ul>
	);
}
