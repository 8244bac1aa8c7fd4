import type { FeedPicture } from '../../import/feed.schema.ts';
import { drawFront, drawPlan, drawRoom, type Room } from '../drawing/index.ts';
import type { PictureBook } from '../picture-book.ts';
import { type Texts, texts as t } from '../texts.ts';
import type { Home } from './home.ts';
import { isDwelling, isHouse, KINDS } from './kinds.ts';

const ROOM_NAMES: Record<Room, Texts> = {
	living: t('Leefruimte', 'Séjour', 'Living room'),
	dining: t('Eetkamer', 'Salle à manger', 'Dining room'),
	kitchen: t('Keuken', 'Cuisine', 'Kitchen'),
	bedroom: t('Slaapkamer', 'Chambre', 'Bedroom'),
	bath: t('Badkamer', 'Salle de bains', 'Bathroom'),
	terrace: t('Terras', 'Terrasse', 'Terrace'),
	garden: t('Tuin', 'Jardin', 'Garden'),
	study: t('Bureau', 'Bureau', 'Study'),
	hall: t('Inkomhal', 'Hall d’entrée', 'Hall'),
	shop: t('Winkelruimte', 'Magasin', 'Shop floor'),
	'hall-industrial': t('Magazijn', 'Entrepôt', 'Warehouse'),
	garage: t('Binnenkoer', 'Cour intérieure', 'Yard'),
	office: t('Kantoorruimte', 'Bureaux', 'Office'),
	plot: t('Omgeving', 'Environs', 'Surroundings'),
};

/** Each room is drawn in so many ways per decor and light; homes of one style and season share them. */
const VARIANTS = 3;

/** Rooms know three lights a season: noon is drawn as morning. */
const INDOOR_HOURS = { morning: 'morning', noon: 'morning', golden: 'golden', dusk: 'dusk' } as const;

/** What lies outside looks alike whatever the decor. */
const OUTDOORS: readonly Room[] = ['garden', 'terrace', 'garage', 'plot', 'hall-industrial', 'office'];

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
	const light = { season: home.season, hour: INDOOR_HOURS[home.hour] };
	const kind = KINDS[home.kind].name;
	const front: FeedPicture = {
		file: book.add(`front-${two(home.look)}-${home.kind}`, () => drawFront(home, `front/${home.look}`)),
		name: 'front',
		alt: t(`${kind.nl}, voorzijde (tekening)`, `${kind.fr}, façade (dessin)`, `${kind.en}, front (drawing)`),
		kind: 'photo',
	};
	const rooms = roomsOf(home).map((room, index): FeedPicture => {
		const variant = (home.look + index) % VARIANTS;
		const decor = OUTDOORS.includes(room) ? 'modern' : home.decor;
		const name = `${room}-${decor}-${light.season}-${light.hour}-${variant + 1}`;
		const label = ROOM_NAMES[room];
		return {
			file: book.add(name, () => drawRoom(room, decor, light, variant)),
			name: room,
			alt: t(`${label.nl} (tekening)`, `${label.fr} (dessin)`, `${label.en} (drawing)`),
			kind: 'photo',
		};
	});
	if (!isDwelling(home.kind)) return [front, ...rooms];
	const plan: FeedPicture = {
		file: book.add(`plan-${two(home.look)}`, () => drawPlan(home)),
		name: 'plan',
		alt: t('Plan met oppervlakten', 'Plan avec surfaces', 'Floor plan with areas'),
		kind: 'plan',
	};
	return [front, ...rooms, plan];
}
