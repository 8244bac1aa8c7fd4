import { useHost, useText } from '@estate/remote-kit';
import { type PropertySummary, titleBadge } from '@estate/shared-contract';
import classes from './state-badges.module.css';

/** What is particular about a home: under option, new, the agency's own status (decisions 12 and 13). Two at most. */
export function StateBadges({ home }: { home: PropertySummary }) {
	const text = useText();
	const { site } = useHost();
	const isOption = home.State === 'option' || titleBadge(home.TypeDescription)?.includes('OPTIE');
	const color = site.marqueeColors[String(home.Marquee)];
	const badges = [
		...(isOption ? [{ key: 'option', label: text('ui.states.option') }] : []),
		...(home.Marquee > 0 && home.MarqueeName ? [{ key: 'marquee', label: home.MarqueeName, color }] : []),
		...(home.IsNew ? [{ key: 'new', label: text('ui.states.new') }] : []),
	].slice(0, 2);
	if (badges.length === 0) return null;
	return (
		<ul className={classes.badges}>
			{badges.map(({ key, label, ...badge }) => (
				<li key={key} className={classes.badge} style={'color' in badge ? { background: badge.color } : undefined}>
					{label}
				</li>
			))}
		</ul>
	);
}
