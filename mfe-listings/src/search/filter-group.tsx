import { classNames } from '@estate/shared-ui';
import { type ReactNode, useRef } from 'react';
import classes from './filter-form.module.css';
import { useFolded } from './use-folded.ts';

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
	const group = useRef<HTMLDetailsElement>(null);
	const isFolded = useFolded(group, chosen !== '');
	return (
		<details ref={group} className={classes.group} name="filter-group">
			<summary className={classes.summary}>
				{label}
				{chosen && <span className={classes.chosen}>{chosen}</span>}
			</summary>
			<fieldset className={classNames(classes.panel, atEnd && classes.panelAtEnd)} aria-label={label}>
				{!isFolded && children}
			</fieldset>
		</details>
	);
}
