import { useHost, useText } from '@estate/remote-kit';
import type { SearchDescription } from '@estate/shared-contract';
import { formatNumber } from '@estate/shared-i18n';
import classes from './search-summary.module.css';

/** Address of what a search finds: a list for sale or for rent, or favourites. */
function listAddress({ goal, query }: SearchDescription, localize: (path: string) => string): string {
	const path = goal === undefined ? '/favourites/' : goal === '1' ? '/for-rent/' : '/for-sale/';
	return `${localize(path)}${query ? `?${query}` : ''}`;
}

/** As chips of lists begin. Mails have the same words inside a sentence. */
const capital = (word: string, language: string) =>
	word.charAt(0).toLocaleUpperCase(language) + word.slice(1);

/** A search in words, and how many properties it finds now, with the way to them. */
export function SearchSummary({ search }: { search: SearchDescription }) {
	const text = useText();
	const { language, localize } = useHost();
	return (
		<div className={classes.summary}>
			<ul
				className={classes.words}
				aria-label={text(search.goal === undefined ? 'search.labelFavourites' : 'search.label')}
			>
				{search.words.map((word) => (
					<li key={word}>{capital(word, language)}</li>
				))}
			</ul>
			<p className={classes.total}>
				<a href={listAddress(search, localize)}>
					{text(`search.${search.goal === undefined ? 'listed' : 'total'}`, {
						count: search.total,
						number: formatNumber(search.total, language),
					})}
				</a>
			</p>
		</div>
	);
}
