import { useHost, useText } from '@estate/remote-kit';
import { ButtonLook } from '@estate/shared-ui';
import { useKeptIds } from '@estate/shared-ui/kept';
import { useAtom, useSetAtom } from '@estate/shared-ui/store';
import { useEffect, useRef } from 'react';
import { recentlyViewed } from '../storage/kept-lists.ts';
import { useProperties } from '../use-properties.ts';
import classes from './recent-properties.module.css';
import { seenPropertiesAtom } from './seen-properties.ts';
import { SmallCard } from './small-card.tsx';
import { useNear } from './use-near.ts';

/** Cards of the row. */
const MOST = 4;

/** The properties seen last in this browser, without the one that is open. They are read when the row is near; its room is kept until then. */
export function RecentProperties({ except }: { except: number | undefined }) {
	const text = useText();
	const { site } = useHost();
	const row = useRef<HTMLElement>(null);
	const kept = useKeptIds(recentlyViewed)?.filter((id) => id !== except) ?? [];
	const [seen, remember] = useAtom(seenPropertiesAtom);
	const clear = useSetAtom(recentlyViewed.clearAtom);
	const isNear = useNear(row, kept.length > 0);
	// Some more than are shown, in case one of them is gone.
	const { properties, state } = useProperties(isNear ? kept.filter((id) => !seen.has(id)) : undefined);
	useEffect(() => remember(properties.values()), [properties, remember]);
	const propertyOf = (id: number) => properties.get(id) ?? seen.get(id);
	const shown = state === 'reading' ? kept : kept.filter(propertyOf);
	if (shown.length === 0) return null;
	return (
		<section
			ref={row}
			className={classes.recent}
			aria-labelledby="recent-title"
			aria-busy={state === 'reading'}
		>
			<div className={classes.head}>
				<h2 className={classes.title} id="recent-title">
					{text('kept.recent.title')}
				</h2>
				<p className={classes.note}>{text('kept.recent.note')}</p>
				<ButtonLook variant="quiet" size="small" onClick={clear}>
					{text('kept.recent.clear')}
				</ButtonLook>
			</div>
			<ul className={classes.list}>
				{shown.slice(0, MOST).map((id) => (
					<li key={id}>
						<SmallCard property={propertyOf(id)} site={site} />
					</li>
				))}
			</ul>
		</section>
	);
}
