import { useText } from '@estate/remote-kit';
import { EmptyState, IconHome } from '@estate/shared-ui';
import { LogOutButton } from '../session/log-out-button.tsx';
import classes from './homes-view.module.css';
import type { HomesData } from './load-homes.ts';
import { OwnHomeRow } from './own-home-row.tsx';

/** What the owner sees after logging in: the own homes, each with its figures. */
export function HomesView({ data }: { data: HomesData | null }) {
	const text = useText();
	if (!data) return null;
	const { firstName, homes } = data;
	return (
		<div>
			<div className={classes.head}>
				<div>
					<p className={classes.greeting}>{text('homes.greeting', { name: firstName })}</p>
					{homes.length > 0 && <p className={classes.lead}>{text('homes.lead', { count: homes.length })}</p>}
				</div>
				<LogOutButton />
			</div>
			{homes.length === 0 ? (
				<EmptyState icon={IconHome} title={text('homes.title')}>
					{text('homes.empty')}
				</EmptyState>
			) : (
				<ul className={classes.homes}>
					{homes.map((home) => (
						<li key={home.property.ID}>
							<OwnHomeRow home={home} />
						</li>
					))}
				</ul>
			)}
		</div>
	);
}
