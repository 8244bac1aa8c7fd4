import { useText } from '@estate/remote-kit';
import { type SearchFilter, searchToSave } from '@estate/shared-contract';
import { Icon, IconMail } from '@estate/shared-ui';
import classes from './save-results.module.css';
import { SaveSearchLink } from './save-search-link.tsx';

/** Below a list with hits: keeps the search, with mails of what is new in it. */
export function SaveResults({ filter }: { filter: SearchFilter }) {
	const text = useText();
	return (
		<aside className={classes.save} aria-label={text('save.title')}>
			<p className={classes.words}>{text('save.lead')}</p>
			<SaveSearchLink search={searchToSave(filter)} variant="outline" icon={<Icon of={IconMail} />}>
				{text('save.search')}
			</SaveSearchLink>
		</aside>
	);
}
