import type { Icon as TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';
import classes from './fact-list.module.css';

export interface Fact {
	label: string;
	value: ReactNode;
	icon?: TablerIcon | undefined;
}

export interface FactListProps {
	facts: readonly Fact[];
	/** `strip`: side by side, the value first; `columns`: in two columns where there is room; `table`, by default: one under the other */
	look?: 'table' | 'columns' | 'strip';
}

/** Facts as pairs. */
export function FactList({ facts, look = 'table' }: FactListProps) {
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
