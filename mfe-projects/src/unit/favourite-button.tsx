import { useText } from '@estate/remote-kit';
import { Icon, IconHeart } from '@estate/shared-ui';
import { favourites, useIsKept } from '@estate/shared-ui/kept';
import { useSetAtom } from '@estate/shared-ui/store';
import { useState } from 'react';
import classes from './favourite-button.module.css';

/** Keeps a unit among the favourites, where lists of properties keep it too: by the negative of its id. */
export function FavouriteButton({ unitId }: { unitId: number }) {
	const text = useText();
	const listedId = -unitId;
	const isKept = useIsKept(favourites, listedId);
	const add = useSetAtom(favourites.addAtom);
	const remove = useSetAtom(favourites.removeAtom);
	const [isFull, setFull] = useState(false);

	function toggle() {
		if (isKept) remove([listedId]);
		else setFull(add([listedId]) === undefined);
	}

	return (
		<>
			<button
				type="button"
				className={classes.heart}
				aria-pressed={isKept ?? false}
				disabled={isKept === undefined}
				onClick={toggle}
			>
				<Icon of={IconHeart} size={20} />
				{text('unit.favourite')}
			</button>
			<span role="status" className={classes.full}>
				{isFull && text('unit.favouritesFull', { most: favourites.most })}
			</span>
		</>
	);
}
