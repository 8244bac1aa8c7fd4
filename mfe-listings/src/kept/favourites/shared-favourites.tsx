import { useHost, useText } from '@estate/remote-kit';
import type { PropertySummary } from '@estate/shared-contract';
import { ButtonLook, LinkButton } from '@estate/shared-ui';
import { favouritesHref } from '../kept-address.ts';
import { notify } from '../notice/kept-notice.ts';
import { favourites } from '../storage/kept-lists.ts';
import { useKeptIds } from '../storage/use-kept.ts';
import classes from './favourites.module.css';
import { KeptCards } from './kept-cards.tsx';

interface SharedFavouritesProps {
	ids: readonly number[];
	homes: readonly PropertySummary[];
}

/** A list that came by a link: whose it is not, and the way to make it one's own. It reads without JavaScript. */
export function SharedFavourites({ ids, homes }: SharedFavouritesProps) {
	const text = useText();
	const { href } = useHost();
	const own = useKeptIds(favourites);
	const gone = ids.length - homes.length;
	const isAllOwn = homes.every(({ ID }) => own?.includes(ID));
	const addAll = () => {
		const isAdded = favourites.add(homes.map(({ ID }) => ID));
		notify(isAdded ? 'saved' : 'favouritesFull', favourites.get().length);
	};
	return (
		<>
			<div className={classes.bar}>
				<p className={classes.words}>
					{text('kept.shared.text')} {own && isAllOwn && homes.length > 0 && text('kept.shared.allOwn')}
				</p>
				<div className={classes.actions}>
					{homes.length > 0 && (
						<ButtonLook className={classes.needsScript} disabled={!own || isAllOwn} onClick={addAll}>
							{text('kept.shared.addAll')}
						</ButtonLook>
					)}
					<LinkButton variant="outline" href={favouritesHref(href)}>
						{text('kept.shared.toOwn')}
					</LinkButton>
				</div>
			</div>
			{gone > 0 && <p className={classes.notice}>{text('kept.shared.gone', { count: gone })}</p>}
			<KeptCards homes={homes} />
		</>
	);
}
