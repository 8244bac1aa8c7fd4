import type { FeedPicture } from '@estate/api/feed';
import { drawFront, drawPlan, type Room } from '../drawing/index.ts';
import type { PictureBook } from '../picture-book.ts';
import { texts as t } from '../texts.ts';
import { isHouse, isResidence, KINDS } from './kinds.ts';
import type { Property } from './property.ts';
import { planPicture, roomPicture } from './room-pictures.ts';

function roomsOf(property: Property): Room[] {
	if (property.kind === 'plot') return ['plot'];
	if (property.kind === 'garage' || property.kind === 'parking') return ['garage'];
	if (property.kind === 'warehouse') return ['hall-industrial', 'office'];
	if (property.kind === 'office') return ['office', 'hall', 'study'];
	if (property.kind === 'shop') return ['shop', 'living', 'kitchen'];
	if (property.kind === 'horeca') return ['shop', 'kitchen'];
	if (property.kind === 'studio') return ['living', 'kitchen', 'bath'];
	return [
		'living',
		'kitchen',
		...(property.living > 120 ? (['dining'] as const) : []),
		'bedroom',
		'bath',
		...(property.living > 170 || property.index % 3 === 0 ? (['study'] as const) : []),
		...(isHouse(property.kind) && (property.garden ?? 0) > 0
			? (['garden'] as const)
			: (property.terrace ?? 0) > 0
				? (['terrace'] as const)
				: []),
	];
}

const two = (number: number) => String(number).padStart(3, '0');

/** Pictures of a property, the front first and a plan last: five to nine for a dwelling. */
export function propertyPictures(property: Property, book: PictureBook): FeedPicture[] {
	const kind = KINDS[property.kind].name;
	const front: FeedPicture = {
		file: book.add(`front-${two(property.look)}-${property.kind}`, () =>
			drawFront(property, `front/${property.look}`),
		),
		name: 'front',
		alt: t(
			`${kind.nl}, voorzijde (tekening)`,
			`${kind.fr}, façade (dessin)`,
			`${kind.en}, front (drawing)`,
			`${kind.de}, Vorderseite (Zeichnung)`,
		),
		kind: 'photo',
	};
	const rooms = roomsOf(property).map((room, index) =>
		roomPicture(book, room, property.decor, property, property.look + index),
	);
	if (!isResidence(property.kind)) return [front, ...rooms];
	return [front, ...rooms, planPicture(book, two(property.look), () => drawPlan(property))];
}
