import type { CSSProperties } from 'react';
import type { DrawnSlot } from '../../pages/page-json.ts';
import classes from './slot-container.module.css';

interface SlotContainerProps {
	slot: DrawnSlot;
	html: string | undefined;
	onContainer: ((slot: DrawnSlot, element: HTMLElement | null) => void) | undefined;
}

const heightOf = ({ reserve }: DrawnSlot) => (reserve > 0 ? ` style="min-height:${reserve}px"` : '');

/**
 * Where a slot stands. React draws the box and nothing in it: the slot's own root lives in the child, whose markup
 * is the server's until then.
 */
export function SlotContainer({ slot, html, onContainer }: SlotContainerProps) {
	const { sm, md, lg } = slot.columns;
	const root = `<div data-slot-root${html === undefined ? heightOf(slot) : ''}>${html ?? ''}</div>`;
	return (
		<div
			ref={onContainer && ((element) => onContainer(slot, element))}
			className={classes.slot}
			style={{ '--sm': sm, '--md': md, '--lg': lg } as CSSProperties}
			data-slot={slot.key}
			data-slot-name={`${slot.remote}.${slot.slot}`}
			suppressHydrationWarning
			// biome-ignore lint/security/noDangerouslySetInnerHtml: markup of a slot, which its own React root made
			dangerouslySetInnerHTML={{ __html: root }}
		/>
	);
}
