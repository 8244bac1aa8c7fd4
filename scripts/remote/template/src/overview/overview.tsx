import { type SlotProps, useText } from '@estate/remote-kit';
import { useId, useState } from 'react';
import type { OverviewData } from './load-overview.ts';
import classes from './overview.module.css';

/** A first slot to start from: an introduction, and a list that opens. */
export function Overview({ data }: SlotProps<OverviewData>) {
	const text = useText();
	const listId = useId();
	const [isOpen, setOpen] = useState(false);
	return (
		<section className={classes.root}>
			<p>{text('intro')}</p>
			<button type="button" aria-expanded={isOpen} aria-controls={listId} onClick={() => setOpen(!isOpen)}>
				{text(isOpen ? 'hide' : 'show')}
			</button>
			<ul id={listId} hidden={!isOpen}>
				{data.names.map((name) => (
					<li key={name}>{name}</li>
				))}
			</ul>
		</section>
	);
}
