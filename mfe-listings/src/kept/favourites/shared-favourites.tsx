import { useHost, useText } from '@estate/remote-kit';
import type { PropertySummary } from '@estate/shared-contract';
import { ButtonLook, LinkButton } from '@estate/shared-ui';
import { useKeptIds } from '@estate/shared-ui/kept';
import { useSetAtom } from '@estate/shared-ui/store';
import { keptToastAtom } from '../dock/kept-toast.ts';
import { favouritesHref } from '../kept-address.ts';
import { favourites } from '../storage/kept-lists.ts';
import classes from './favourites.module.css';
import { KeptCards } from './kept-cards.tsx';

interface SharedFavouritesProps {
	ids: readonly number[];
	properties: readonly PropertySummary[];
}

/** A list that came by a link: whose it is not, and the way to make it one's own. It reads without JavaScript. */
export function SharedFavourites({ ids, properties }: SharedFavouritesProps) {
	const text = useText();
	const { href } = useHost();
	const own = useKeptIds(favourites);
	const add = useSetAtom(favourites.addAtom);
	const notify = useSetAtom(keptToastAtom);
	const gone = ids.length - properties.length;
	const isAllOwn = properties.every(({ ID }) => own?.includes(ID));
	const addAll = () => {
		const count = add(properties.map(({ ID }) => ID));
		notify(count === undefined ? 'favouritesFull' : 'saved', count ?? own?.length ?? 0);
	};
	return (
		<>
			<div className={classes.bar}>
				<p className={classes.words}>
					{text('kept.shared.text')} {own && isAllOwn && properties.length > 0 && text('kept.shared.allOwn')}
				</p>
				<div className={classes.actions}>
					{properties.length > 0 && (
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
			<KeptCards properties={properties} />
		</>
	);
}
