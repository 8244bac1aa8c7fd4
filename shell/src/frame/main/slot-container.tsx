import { useText } from '@estate/shared-ui';
import { type CSSProperties, useEffect, useLayoutEffect, useRef } from 'react';
import type { PageSlot } from '../../page/view/page-json.ts';
import { escapeHtml } from '../escape-html.ts';
import classes from './slot-container.module.css';
import type { SlotSurface } from './slot-surface.ts';

interface SlotContainerProps {
	slot: PageSlot;
	/** Markup that the server drew; in the browser the slot's own root has it */
	html: string | undefined;
	/** Links to sheets that the server writes before the markup */
	styles: string | undefined;
	surface: SlotSurface | undefined;
}

const useClientEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Where a slot stands. React renders the box and nothing in it: the slot's own root lives in the child, whose markup
 * is the server's until then. Before it stand the sheets that it wears: what is above is painted meanwhile.
 */
export function SlotContainer({ slot, html, styles = '', surface }: SlotContainerProps) {
	const text = useText();
	const container = useRef<HTMLDivElement>(null);
	useClientEffect(() => {
		if (container.current) surface?.show(container.current, slot);
	}, [surface, slot]);
	useClientEffect(() => {
		const element = container.current;
		return () => {
			if (element) surface?.leave(element);
		};
	}, []);

	const { sm, md, lg } = slot.columns;
	const isOptional = slot.priority === 'optional';
	const height = html === undefined && slot.reserve > 0 ? ` style="min-height:${slot.reserve}px"` : '';
	const absent = isOptional ? '' : `<noscript><p>${escapeHtml(text('frame.slot.noScript'))}</p></noscript>`;
	return (
		<div
			ref={container}
			className={classes.slot}
			style={{ '--sm': sm, '--md': md, '--lg': lg } as CSSProperties}
			data-slot={slot.key}
			data-slot-name={`${slot.remote}.${slot.slot}`}
			suppressHydrationWarning
			// biome-ignore lint/security/noDangerouslySetInnerHtml: markup of a slot, which its own React root made
			dangerouslySetInnerHTML={{ __html: `${styles}<div data-slot-root${height}>${html ?? absent}</div>` }}
		/>
	);
}
