import type { CSSProperties } from 'react';
import { Groups } from '../groups.tsx';
import type { ModuleContent } from '../module-content.ts';
import { ModuleIntro } from '../module-intro.tsx';
import { itemCard } from './card-view.tsx';
import classes from './team-view.module.css';

/** The people of the agency, each with a way to reach them. */
export function TeamView({ module }: { module: ModuleContent }) {
	return (
		<>
			<ModuleIntro module={module} />
			<Groups module={module}>
				{(items, level) => (
					<ul className={classes.team} style={{ '--columns': module.perRow } as CSSProperties}>
						{items.map((item) => {
							const card = itemCard(item, level);
							return <li key={card.key}>{card}</li>;
						})}
					</ul>
				)}
			</Groups>
		</>
	);
}
