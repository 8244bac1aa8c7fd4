import { useHost, useText } from '@estate/remote-kit';
import { SaveSearchLink } from '../../save/save-search-link.tsx';
import classes from './favourites.module.css';

/** What else can be done with favourites: hear of a new price or status, and have them on every device. */
export function KeepFavourites({ ids }: { ids: readonly number[] }) {
	const text = useText();
	const { localize } = useHost();
	const searches = localize('/my-searches/');
	return (
		<aside className={classes.keep} aria-label={text('save.watchTitle')}>
			<p className={classes.words}>{text('save.watchLead')}</p>
			<SaveSearchLink search={`ids=${ids.join(',')}&goal=0`} variant="outline">
				{text('save.watch')}
			</SaveSearchLink>
			{searches !== '/' && <a href={searches}>{text('save.mine')}</a>}
		</aside>
	);
}
