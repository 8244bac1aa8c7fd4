import { pictureUrl } from '@estate/shared-contract';
import { Link } from '@estate/shared-ui/router';
import { type CSSProperties, type ReactNode, type UIEvent, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import classes from './card-photos.module.css';
import { PhotoArrows } from './photo-arrows.tsx';
import { useAlive } from './use-alive.ts';

interface Props {
	/** Ids of the photos after the first */
	ids: readonly string[];
	/** The first photo */
	children: ReactNode;
	/** Where the card leads */
	href: string;
	/** What the photos are of */
	title: string;
}

/** Address of a photo for the style sheet, which asks for it once it is in sight. */
function photoStyle(id: string): CSSProperties {
	const photo = (['avif', 'webp'] as const)
		.map((format) => `url("${pictureUrl(id, 600, format)}") type("image/${format}")`)
		.join(',');
	return { '--photo': `image-set(${photo})` } as CSSProperties;
}

/**
 * The photos of a card in a row that is swept by finger or moved by arrows. The page loads the first one alone; the style
 * sheet loads another when it comes into sight, with and without JavaScript, and all of them once one was asked for. A
 * press on a photo follows the card's link: assistive technology and the Tab key know the card's own one only.
 */
export function CardPhotos({ ids, children, href, title }: Props) {
	const row = useRef<HTMLAnchorElement>(null);
	/** Where an arrow moves to, until it is there: what lies between is not shown as reached. */
	const target = useRef<number>(undefined);
	const isAlive = useAlive();
	const [place, setPlace] = useState(0);
	const [isAsked, setAsked] = useState(false);
	const count = ids.length + 1;

	function moveTo(next: number): void {
		setAsked(true);
		setPlace(next);
		target.current = next;
		if (row.current) row.current.scrollLeft = next * row.current.clientWidth;
	}

	function follow({ currentTarget: { scrollLeft, clientWidth } }: UIEvent<HTMLElement>): void {
		setAsked(true);
		const reached = Math.round(scrollLeft / (clientWidth || 1));
		if (target.current !== undefined && target.current !== reached) return;
		target.current = undefined;
		setPlace(reached);
	}

	function takeOver(): void {
		target.current = undefined;
	}

	return (
		<>
			<Link
				ref={row}
				to={href}
				className={classNames(classes.row, isAsked && classes.asked)}
				tabIndex={-1}
				aria-hidden="true"
				draggable={false}
				onScroll={follow}
				onPointerDown={takeOver}
				onWheel={takeOver}
			>
				<span className={classes.first}>{children}</span>
				{ids.map((id) => (
					<span key={id} className={classes.photo} style={photoStyle(id)} />
				))}
			</Link>
			{isAlive && <PhotoArrows place={place} count={count} title={title} onMove={moveTo} />}
		</>
	);
}
