import { type SlotProps, useText } from '@estate/remote-kit';
import { useEffect, useRef, useState } from 'react';
import type { OverviewData } from './load-overview.ts';
import classes from './overview.module.css';

/** A first slot to start from: an introduction, and a list that opens, with JavaScript and without. */
export function Overview({ data }: SlotProps<OverviewData>) {
	const text = useText();
	const details = useRef<HTMLDetailsElement>(null);
	const [isOpen, setOpen] = useState(false);
	const follow = () => setOpen(details.current?.open ?? false);
	// A visitor may have opened it before the code was there.
	useEffect(follow, []);
	return (
		<section className={classes.root}>
			<p>{text('intro')}</p>
			<details ref={details} onToggle={follow}>
				<summary>{text(isOpen ? 'hide' : 'show')}</summary>
				<ul>
					{data.names.map((name) => (
						<li key={name}>{name}</li>
					))}
				</ul>
			</details>
		</section>
	);
}
