import { useText } from '@estate/remote-kit';
import type { OwnerFigures } from '@estate/shared-contract';
import { formatDate } from '@estate/shared-i18n';
import { useLanguage } from '@estate/shared-ui';
import classes from './figures.module.css';

/** Days online, favourites and saved searches, a sentence each. `to` is the last day of the period. */
export function Interest({ figures, to }: { figures: OwnerFigures; to: string }) {
	const text = useText();
	const language = useLanguage();
	const { daysOnline, favourites, savedSearches, comparison } = figures;
	return (
		<section>
			<h3 className={classes.title}>{text('figures.interest.title')}</h3>
			<ul className={classes.sentences}>
				<li>
					{daysOnline !== undefined &&
						text('figures.interest.online', { count: daysOnline, day: formatDate(to, language) })}
					{daysOnline === undefined &&
						text(comparison === 'gone' ? 'figures.interest.gone' : 'figures.interest.notYet')}
				</li>
				<li>{text('figures.interest.favourites', { count: favourites })}</li>
				{savedSearches !== undefined && (
					<li>{text('figures.interest.searches', { count: savedSearches })}</li>
				)}
			</ul>
			<p className={classes.hint}>{text('figures.interest.uncounted')}</p>
		</section>
	);
}
