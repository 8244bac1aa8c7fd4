import { useHost, useText } from '@estate/remote-kit';
import { areCriteria, SEARCH_CRITERIA_PARAMETER, SEARCHES_PATH } from '@estate/shared-contract';
import { LinkButton } from '@estate/shared-ui';
import classes from './change-instead.module.css';

/**
 * The way to give these criteria to a search that was saved before. The same for everybody: the form is a page that is kept,
 * and the page that it leads to knows which search is meant. Nothing of properties, and where the site has no such page.
 */
export function ChangeInstead({ search }: { search: string }) {
	const text = useText();
	const { localize } = useHost();
	const path = localize(SEARCHES_PATH);
	if (path === '/' || !areCriteria(search)) return null;
	const query = new URLSearchParams({ [SEARCH_CRITERIA_PARAMETER]: search });
	return (
		<p className={classes.instead}>
			{text('search.change')}{' '}
			<LinkButton href={`${path}?${query}`} rel="nofollow" variant="quiet" size="small">
				{text('search.changeLink')}
			</LinkButton>
		</p>
	);
}
