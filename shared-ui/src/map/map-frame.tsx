import {
	MAP_FRAME_PATH,
	type MapBounds,
	type MapMessage,
	type MapShape,
	type MessageFromFrame,
	type MessageToFrame,
} from '@estate/shared-contract';
import { readMessageFromFrame } from '@estate/shared-contract/map';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { useLanguage } from '../text.ts';
import classes from './map-place.module.css';

export interface MapFrameProps {
	/** What the map shows, for screen readers */
	title: string;
	/** Posted when the frame listens, and again whenever it is another object; undefined while it is not known yet */
	content: Omit<MapMessage, 'type' | 'language'> | undefined;
	/** Property that the page points at */
	highlighted?: number | undefined;
	/** Properties of the pin that was chosen; none where the choice was let go */
	onSelect?: (ids: number[]) => void;
	/** Properties of the pin under the pointer or the keyboard; none where it left */
	onHover?: (ids: number[]) => void;
	onSearchArea?: (bounds: MapBounds) => void;
	/** An area was drawn; the map offers it where `content` says that the page takes one */
	onShape?: (shape: MapShape) => void;
	/** Shown until the frame listens */
	fallback: ReactNode;
}

/** The embedded frame of the map (website.md §7, decisions 37). Both ways go to this origin alone, and are checked. */
export function MapFrame({ title, content, highlighted, fallback, ...callbacks }: MapFrameProps) {
	const language = useLanguage();
	const frame = useRef<HTMLIFrameElement>(null);
	const [isReady, setReady] = useState(false);

	const post = (message: MessageToFrame) =>
		frame.current?.contentWindow?.postMessage(message, location.origin);

	const take = useEffectEvent((message: MessageFromFrame) => {
		if (message.type === 'map-ready') setReady(true);
		else if (message.type === 'map-selected') callbacks.onSelect?.(message.ids);
		else if (message.type === 'map-hovered') callbacks.onHover?.(message.ids);
		else if (message.type === 'map-search-area') callbacks.onSearchArea?.(message.bounds);
		else callbacks.onShape?.(message.shape);
	});

	useEffect(() => {
		function listen(event: MessageEvent): void {
			const source = frame.current?.contentWindow;
			const message = readMessageFromFrame(event, { origin: location.origin, source });
			if (message) take(message);
		}
		addEventListener('message', listen);
		return () => removeEventListener('message', listen);
	}, []);

	const send = useEffectEvent(post);
	useEffect(() => {
		if (isReady && content) send({ type: 'map', language, ...content });
	}, [isReady, content, language]);
	useEffect(() => {
		if (isReady) send({ type: 'map-highlight', ID: highlighted ?? null });
	}, [isReady, highlighted]);

	return (
		<>
			{!isReady && fallback}
			<iframe
				ref={frame}
				className={classNames(classes.frame, isReady && classes.ready)}
				title={title}
				src={`${MAP_FRAME_PATH}?lng=${language}`}
			/>
		</>
	);
}
