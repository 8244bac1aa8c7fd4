import type { Picture } from '@estate/shared-contract';
import { useText } from '../../text.ts';
import classes from './kind-tabs.module.css';
import { ofKind, PICTURE_KINDS, type PictureKind } from './picture-kind.ts';

interface KindTabsProps {
	pictures: readonly Picture[];
	kind: PictureKind;
	onChoose(kind: PictureKind): void;
}

/** Photos or floor plans; nothing where there is only one kind. */
export function KindTabs({ pictures, kind, onChoose }: KindTabsProps) {
	const text = useText();
	const kinds = PICTURE_KINDS.map((each) => ({ each, count: ofKind(pictures, each).length })).filter(
		({ count }) => count > 0,
	);
	if (kinds.length < 2) return null;
	return (
		<div className={classes.tabs}>
			{kinds.map(({ each, count }) => (
				<button
					key={each}
					type="button"
					className={classes.tab}
					aria-pressed={each === kind}
					onClick={() => onChoose(each)}
				>
					{text(`ui.gallery.kinds.${each}`)} <span className={classes.count}>{count}</span>
				</button>
			))}
		</div>
	);
}
