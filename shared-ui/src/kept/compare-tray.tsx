import type { ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';
import { IconX } from '../icons/icons.ts';
import { LinkButton } from '../links/button-look.tsx';
import { useText } from '../text.ts';
import classes from './compare-tray.module.css';

/** Fewer than these make no comparison. */
const FEWEST = 2;

interface CompareTrayProps {
	/** The properties chosen to compare, newest first; nothing is shown of none */
	ids: readonly number[];
	/** Address of the page that has them side by side */
	href: string;
	/** Scales, as on the buttons of the page */
	sign: ReactNode;
	/** The page has a bar of its own at the bottom of a phone's window */
	isAboveBar: boolean;
	onClear: () => void;
	/** Above it, such as what the last press did */
	children?: ReactNode;
}

/** The properties chosen to compare, at the bottom of the window. */
export function CompareTray({ ids, href, sign, isAboveBar, onClear, children }: CompareTrayProps) {
	const text = useText();
	return (
		<div className={isAboveBar ? `${classes.dock} ${classes.aboveBar}` : classes.dock}>
			{children}
			{ids.length > 0 && (
				<section className={classes.tray} aria-label={text('ui.tray.label')}>
					{sign}
					{ids.length < FEWEST ? (
						<p className={classes.hint}>{text('ui.tray.more')}</p>
					) : (
						<LinkButton size="small" className={classes.go} href={href}>
							{text('ui.tray.go', { count: ids.length })}
						</LinkButton>
					)}
					<button
						type="button"
						className={classes.clear}
						aria-label={text('ui.tray.clear')}
						onClick={onClear}
					>
						<Icon of={IconX} size={18} />
					</button>
				</section>
			)}
		</div>
	);
}
