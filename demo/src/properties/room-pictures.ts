import type { FeedPicture } from '@estate/api/feed';
import { drawRoom, type Light, type Room } from '../drawing/index.ts';
import type { PictureBook } from '../picture-book.ts';
import { type Texts, texts as t } from '../texts.ts';
import type { Property } from './property.ts';

const ROOM_NAMES: Record<Room, Texts> = {
	living: t('Leefruimte', 'Séjour', 'Living room', 'Wohnraum'),
	dining: t('Eetkamer', 'Salle à manger', 'Dining room', 'Esszimmer'),
	kitchen: t('Keuken', 'Cuisine', 'Kitchen', 'Küche'),
	bedroom: t('Slaapkamer', 'Chambre', 'Bedroom', 'Schlafzimmer'),
	bath: t('Badkamer', 'Salle de bains', 'Bathroom', 'Badezimmer'),
	terrace: t('Terras', 'Terrasse', 'Terrace', 'Terrasse'),
	garden: t('Tuin', 'Jardin', 'Garden', 'Garten'),
	study: t('Bureau', 'Bureau', 'Study', 'Arbeitszimmer'),
	hall: t('Inkomhal', 'Hall d’entrée', 'Hall', 'Eingang'),
	shop: t('Winkelruimte', 'Magasin', 'Shop floor', 'Verkaufsraum'),
	'hall-industrial': t('Magazijn', 'Entrepôt', 'Warehouse', 'Lagerhalle'),
	garage: t('Binnenkoer', 'Cour intérieure', 'Yard', 'Innenhof'),
	office: t('Kantoorruimte', 'Bureaux', 'Office', 'Bürofläche'),
	plot: t('Omgeving', 'Environs', 'Surroundings', 'Umgebung'),
};

/** Each room is drawn in so many ways per decor and light; properties of one style and season share them. */
const VARIANTS = 3;

/** Rooms know three lights a season: noon is drawn as morning. */
const INDOOR_HOURS = { morning: 'morning', noon: 'morning', golden: 'golden', dusk: 'dusk' } as const;

/** What lies outside looks alike whatever the decor. */
const OUTDOORS: readonly Room[] = ['garden', 'terrace', 'garage', 'plot', 'hall-industrial', 'office'];

/** A room in a light; `turn` chooses among the ways to draw it. */
export function roomPicture(
	book: PictureBook,
	room: Room,
	taste: Property['decor'],
	{ season, hour }: Pick<Light, 'season' | 'hour'>,
	turn: number,
): FeedPicture {
	const variant = turn % VARIANTS;
	const decor = OUTDOORS.includes(room) ? 'modern' : taste;
	const light = { season, hour: INDOOR_HOURS[hour] };
	const label = ROOM_NAMES[room];
	return {
		file: book.add(`${room}-${decor}-${light.season}-${light.hour}-${variant + 1}`, () =>
			drawRoom(room, decor, light, variant),
		),
		name: room,
		alt: t(
			`${label.nl} (tekening)`,
			`${label.fr} (dessin)`,
			`${label.en} (drawing)`,
			`${label.de} (Zeichnung)`,
		),
		kind: 'photo',
	};
}

/** A floor plan; `name` tells it from the others. */
export function planPicture(book: PictureBook, name: string, draw: () => string): FeedPicture {
	return {
		file: book.add(`plan-${name}`, draw),
		name: 'plan',
		alt: t('Plan met oppervlakten', 'Plan avec surfaces', 'Floor plan with areas', 'Plan mit Flächen'),
		kind: 'plan',
	};
}
