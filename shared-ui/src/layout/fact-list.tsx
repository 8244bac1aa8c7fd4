import type { Icon as TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';
import classes from './fact-list.module.css';

export interface Fact {
	label: string;
	value: ReactNode;
	icon?: TablerIcon | undefined;
}

/** Facts as pairs. `strip` lays them side by side with the value first; `table`, the default, one under the other. */
export function FactList({ facts, look = 'table' }: { facts: readonly Fact[]; look?: 'table' | 'strip' }) {
	return (
		<dl className={classes[look]}>
			{facts.map(({ label, value, icon }) => (
				<div key={label} className={classes.pair}>
					<dt className={classes.label}>
						{icon && <Icon of={icon} size={18} />}
						{label}
					</dt>
					<dd className={classes.value}>{value}</dd>
				</div>
			))}
		</dl>
	);
}
