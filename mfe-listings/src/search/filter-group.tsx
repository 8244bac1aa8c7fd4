import { classNames } from '@estate/shared-ui';
import type { ReactNode } from 'react';
import classes from './filter-form.module.css';

interface Props {
	label: string;
	/** What is chosen, '' when nothing is */
	chosen: string;
	/** Stands at the right end of the bar: its panel opens to the left */
	atEnd?: boolean;
	children: ReactNode;
}

/** A group of fields that hangs under its label: one open at a time, with or without JavaScript. */
export function FilterGroup({ label, chosen, atEnd = false, children }: Props) {
	return (
		<details className={classes.group} name="filter-group">
			<summary className={classes.summary}>
				{label}
				{chosen && <span className={classes.chosen}>{chosen}</span>}
			</summary>
			<fieldset className={classNames(classes.panel, atEnd && classes.panelAtEnd)} aria-label={label}>
				{children}
			</fieldset>
		</details>
	);
}
