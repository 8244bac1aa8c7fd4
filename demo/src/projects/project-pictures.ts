import type { FeedPicture } from '@estate/api/feed';
import { drawPlan, drawProject, type Light, type Room } from '../drawing/index.ts';
import type { PictureBook } from '../picture-book.ts';
import { planPicture, roomPicture } from '../properties/room-pictures.ts';
import { texts as t } from '../texts.ts';
import type { ProjectPlan } from './projects.ts';

const HOUSES = 1;

const outdoorsOf = ({ webId }: ProjectPlan): Room => (webId === HOUSES ? 'garden' : 'terrace');
const decorOf = ({ look }: ProjectPlan) => (look === 'conversion' ? 'industrial' : 'modern');

/** A project as it will stand, and how one will live there. */
export function projectPictures(plan: ProjectPlan, light: Light, book: PictureBook): FeedPicture[] {
	const front: FeedPicture = {
		file: book.add(`project-${plan.id}`, () => drawProject(plan.look, light, `${plan.id}/${plan.name}`)),
		name: 'front',
		alt: t('Voorzijde (tekening)', 'Façade (dessin)', 'Front (drawing)', 'Vorderseite (Zeichnung)'),
		kind: 'photo',
	};
	const rooms = (['living', outdoorsOf(plan), 'kitchen', 'bedroom'] as const).map((room, index) =>
		roomPicture(book, room, decorOf(plan), light, plan.id + index),
	);
	return [front, ...rooms];
}

export interface DrawnUnit {
	/** Place among the units of its project, from 0 */
	index: number;
	/** m² */
	living: number;
	bedrooms: number;
}

/** Rooms of a unit, and its plan drawn to the stated area. */
export function unitPictures(
	plan: ProjectPlan,
	{ index, living, bedrooms }: DrawnUnit,
	light: Light,
	book: PictureBook,
): FeedPicture[] {
	const rooms = (['living', 'kitchen', 'bath', outdoorsOf(plan)] as const).map((room, turn) =>
		roomPicture(book, room, decorOf(plan), light, index + turn),
	);
	const kind = plan.webId === HOUSES ? 'modern' : 'apartment';
	const drawing = planPicture(book, `unit-${living}-${bedrooms}`, () =>
		drawPlan({ living, bedrooms, kind, look: index }),
	);
	return [...rooms, drawing];
}
