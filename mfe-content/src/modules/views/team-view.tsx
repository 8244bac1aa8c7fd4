import { MemberCard } from '../../people/member-card.tsx';
import { Groups } from '../groups.tsx';
import type { ModuleContent } from '../module-content.ts';
import { ModuleIntro } from '../module-intro.tsx';
import classes from './team-view.module.css';

/** The people of the agency, each with a way to reach them. */
export function TeamView({ module }: { module: ModuleContent }) {
	return (
		<>
			<ModuleIntro module={module} />
			<Groups module={module}>
				{(items, level) => (
					<ul className={classes.team}>
						{items
							.flatMap((item) => (item.type === 'member' ? [item.member] : []))
							.map((member) => (
								<li key={member.id}>
									<MemberCard member={member} level={level} />
								</li>
							))}
					</ul>
				)}
			</Groups>
		</>
	);
}
