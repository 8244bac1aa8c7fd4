import type { Picture } from '@estate/shared-contract';
import { createContext, type MouseEvent, type ReactNode, useContext, useState } from 'react';
import { onEscape } from '../layout/on-escape.ts';
import type { Lightbox } from './lightbox/lightbox.tsx';

export interface Viewed {
	/** What the pictures are of, such as the title of a property */
	title: string;
	pictures: readonly Picture[];
	/** Shows a picture over the whole page, unless the visitor wants it in a tab of its own */
	open(event: MouseEvent, picture: Picture): void;
	/** Fetches the code for that, so that the first press need not wait */
	prepare(): void;
}

const ViewedContext = createContext<Viewed | undefined>(undefined);

/** The pictures of the surrounding `PictureViewer`. */
export function useViewed(): Viewed {
	const viewed = useContext(ViewedContext);
	if (!viewed)
		throw new Error('Pictures stand outside a viewer. To fix this, surround them with <PictureViewer>.');
	return viewed;
}

/** The code of the full-screen view: no visitor fetches it who does not open a picture. */
const lightbox = () => import('./lightbox/lightbox.tsx');

export interface PictureViewerProps extends Pick<Viewed, 'title' | 'pictures'> {
	/** `Gallery`, `MorePictures`, and whatever stands between them */
	children: ReactNode;
}

/** Pictures that open over the page. Each is a link to itself: it works without JavaScript, or when the code does not come. */
export function PictureViewer({ title, pictures, children }: PictureViewerProps) {
	const [view, setView] = useState<typeof Lightbox>();
	const [opened, setOpened] = useState<Picture>();

	function open(event: MouseEvent, picture: Picture): void {
		if (event.metaKey || event.ctrlKey || event.shiftKey) return;
		event.preventDefault();
		const { href } = event.currentTarget as HTMLAnchorElement;
		let isGivenUp = false;
		const stopListening = onEscape(() => {
			isGivenUp = true;
		});
		lightbox()
			.then(
				(module) => {
					if (isGivenUp) return;
					setView(() => module.Lightbox);
					setOpened(picture);
				},
				() => {
					if (!isGivenUp) location.assign(href);
				},
			)
			.finally(stopListening);
	}

	const View = view;
	const prepare = () => void lightbox().catch(() => undefined);
	return (
		<ViewedContext value={{ title, pictures, open, prepare }}>
			{children}
			{View && opened && (
				<View title={title} pictures={pictures} first={opened} onClose={() => setOpened(undefined)} />
			)}
		</ViewedContext>
	);
}
