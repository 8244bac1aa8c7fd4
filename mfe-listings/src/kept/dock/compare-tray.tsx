import { useHost, useLocation, useText } from '@estate/remote-kit';
import { Icon, IconX, LinkButton } from '@estate/shared-ui';
import { useKeptIds } from '@estate/shared-ui/kept';
import { useSetAtom } from '@estate/shared-ui/store';
import { SCALES, Sign } from '../buttons/signs.tsx';
import { compareHref } from '../kept-address.ts';
import { comparison } from '../storage/kept-lists.ts';
import classes from './compare-tray.module.css';
import { dismissKeptToastAtom } from './kept-toast.ts';
import { KeptToastRegion } from './kept-toast-region.tsx';

/** Fewer than these make no comparison. */
const FEWEST = 2;

/** The properties chosen to compare, at the bottom of the window; on a phone above the bar of a property's own page. */
export function CompareTray({ isAboveBar }: { isAboveBar: boolean }) {
	const text = useText();
	const { href } = useHost();
	const { pathname, search } = useLocation();
	const ids = useKeptIds(comparison) ?? [];
	const dismissToast = useSetAtom(dismissKeptToastAtom);
	const clearComparison = useSetAtom(comparison.clearAtom);
	const clear = () => {
		dismissToast();
		clearComparison();
	};
	return (
		<div className={isAboveBar ? `${classes.dock} ${classes.aboveBar}` : classes.dock}>
			<KeptToastRegion key={pathname + search} />
			{ids.length > 0 && (
				<section className={classes.tray} aria-label={text('kept.tray.label')}>
					<Sign path={SCALES} />
					{ids.length < FEWEST ? (
						<p className={classes.hint}>{text('kept.tray.more')}</p>
					) : (
						<LinkButton size="small" className={classes.go} href={compareHref(href, ids.toReversed())}>
							{text('kept.tray.go', { count: ids.length })}
						</LinkButton>
					)}
					<button
						type="button"
						className={classes.clear}
						aria-label={text('kept.tray.clear')}
						onClick={clear}
					>
						<Icon of={IconX} size={18} />
					</button>
				</section>
			)}
		</div>
	);
}
