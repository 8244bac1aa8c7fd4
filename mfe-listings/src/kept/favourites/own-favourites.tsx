import { useHost, useText } from '@estate/remote-kit';
import {
	ButtonLook,
	CardGridSkeleton,
	EmptyState,
	ErrorState,
	IconHeart,
	LinkButton,
} from '@estate/shared-ui';
import { useKeptIds } from '@estate/shared-ui/kept';
import { useSetAtom } from '@estate/shared-ui/store';
import { useState } from 'react';
import { routeOfList } from '../../property/list-address.ts';
import { isSearcher } from '../account/searcher-cookie.ts';
import { favourites } from '../storage/kept-lists.ts';
import { useProperties } from '../use-properties.ts';
import classes from './favourites.module.css';
import { KeepFavourites } from './keep-favourites.tsx';
import { KeptCards } from './kept-cards.tsx';
import { ShareList } from './share-list.tsx';

/** Skeletons while nobody knows how many there are. */
const EXPECTED = 3;

/** The favourites of this page view: one that is let go keeps its place, with an empty heart, so that it can be taken back. */
function useShownIds(): readonly number[] | undefined {
	const ids = useKeptIds(favourites);
	const [shown, setShown] = useState<readonly number[]>();
	if (ids?.some((id) => !shown?.includes(id))) {
		const next = [...ids.filter((id) => !shown?.includes(id)), ...(shown ?? [])];
		setShown(next);
		return next;
	}
	return ids && (shown ?? ids);
}

function NoFavourites() {
	const text = useText();
	const { href } = useHost();
	return (
		<EmptyState
			icon={IconHeart}
			title={text('kept.favourites.none')}
			action={
				<div className={classes.ways}>
					<LinkButton href={href(routeOfList(0))}>{text('detail.toSale')}</LinkButton>
					<LinkButton href={href(routeOfList(1))} variant="outline">
						{text('detail.toRent')}
					</LinkButton>
				</div>
			}
		>
			<p>{text('kept.favourites.how')}</p>
		</EmptyState>
	);
}

/** What this browser keeps, for sale and for rent together. */
export function OwnFavourites() {
	const text = useText();
	const ids = useKeptIds(favourites);
	const remove = useSetAtom(favourites.removeAtom);
	const shown = useShownIds();
	const { properties, state, retry } = useProperties(shown);
	if (shown?.length === 0) return <NoFavourites />;
	const found = shown?.flatMap((id) => properties.get(id) ?? []) ?? [];
	if (state === 'failed' && found.length === 0) return <ErrorState onRetry={retry} />;
	if (!ids || (state === 'reading' && found.length === 0))
		return (
			<>
				<noscript>
					<p className={classes.notice}>{text('kept.favourites.noScript')}</p>
				</noscript>
				<div className={classes.needsScript}>
					<CardGridSkeleton count={shown?.length ?? EXPECTED} />
				</div>
			</>
		);
	const known = ids.filter((id) => properties.has(id));
	const gone = state === 'read' ? ids.filter((id) => !properties.has(id)) : [];
	return (
		<>
			<div className={classes.bar}>
				<p className={classes.words}>
					<strong>{text('kept.favourites.count', { count: known.length })}</strong>{' '}
					{text(isSearcher() ? 'save.account' : 'kept.favourites.where', { count: known.length })}
				</p>
				{known.length > 0 && <ShareList ids={known} />}
			</div>
			{gone.length > 0 && (
				<div className={classes.notice}>
					<p>{text('kept.favourites.gone', { count: gone.length })}</p>
					<ButtonLook variant="quiet" size="small" onClick={() => remove(gone)}>
						{text('kept.favourites.forget')}
					</ButtonLook>
				</div>
			)}
			{found.length > 0 && <KeptCards properties={found} />}
			{known.length > 0 && <KeepFavourites ids={known} />}
		</>
	);
}
