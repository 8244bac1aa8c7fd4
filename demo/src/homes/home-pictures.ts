import type { FeedPicture } from '@estate/api/feed';
import { drawFront, drawPlan, type Room } from '../drawing/index.ts';
import type { PictureBook } from '../picture-book.ts';
import { texts as t } from '../texts.ts';
import type { Home } from './home.ts';
import { isDwelling, isHouse, KINDS } from './kinds.ts';
import { planPicture, roomPicture } from './room-pictures.ts';

function roomsOf(home: Home): Room[] {
	if (home.kind === 'plot') return ['plot'];
	if (home.kind === 'garage' || home.kind === 'parking') return ['garage'];
	if (home.kind === 'warehouse') return ['hall-industrial', 'office'];
	if (home.kind === 'office') return ['office', 'hall', 'study'];
	if (home.kind === 'shop') return ['shop', 'living', 'kitchen'];
	if (home.kind === 'horeca') return ['shop', 'kitchen'];
	if (home.kind === 'studio') return ['living', 'kitchen', 'bath'];
	return [
		'living',
		'kitchen',
		...(home.living > 120 ? (['dining'] as const) : []),
		'bedroom',
		'bath',
		...(home.living > 170 || home.index % 3 === 0 ? (['study'] as const) : []),
		...(isHouse(home.kind) && (home.garden ?? 0) > 0
			? (['garden'] as const)
			: (home.terrace ?? 0) > 0
				? (['terrace'] as const)
				: []),
	];
}

const two = (number: number) => String(number).padStart(3, '0');

/** Pictures of a home, the front first and a plan last: five to nine for a dwelling. */
export function homePictures(home: Home, book: PictureBook): FeedPicture[] {
	const kind = KINDS[home.kind].name;
	const front: FeedPicture = {
		file: book.add(`front-${two(home.look)}-${home.kind}`, () => drawFront(home, `front/${home.look}`)),
		name: 'front',
		alt: t(`${kind.nl}, voorzijde (tekening)`, `${kind.fr}, façade (dessin)`, `${kind.en}, front (drawing)`),
		kind: 'photo',
	};
	const rooms = roomsOf(home).map((room, index) =>
		roomPicture(book, room, home.decor, home, home.look + index),
	);
	if (!isDwelling(home.kind)) return [front, ...rooms];
	return [front, ...rooms, planPicture(book, two(home.look), () => drawPlan(home))];
}
