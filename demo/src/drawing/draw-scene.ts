import type { ArticleScene } from '../content/article.ts';
import type { PropertyBody } from '../properties/property.ts';
import { type Canvas, createCanvas } from './canvas.ts';
import { family } from './fronts/family.ts';
import { farmhouse } from './fronts/farmhouse.ts';
import { modern } from './fronts/modern.ts';
import type { Light } from './light.ts';
import { garden } from './rooms/garden.ts';
import { hall } from './rooms/hall.ts';
import { living } from './rooms/living.ts';
import { openRoom, type RoomView, roomAir } from './rooms/room.ts';
import { study } from './rooms/study.ts';
import { terrace } from './rooms/terrace.ts';
import { buildingSite } from './scenes/building-site.ts';
import { canal } from './scenes/canal.ts';
import { boulevard, market, terraces } from './scenes/streets.ts';

const WIDE = { width: 1360, height: 765 };

/** Scenes drawn for the wide shape itself. */
const WIDE_SCENES: Partial<Record<ArticleScene, (canvas: Canvas) => string>> = {
	canal,
	terraces,
	boulevard,
	market,
	'building-site': buildingSite,
};

const HOME = { era: 'seventies', look: 2, garages: 1, storeys: 2, kind: 'family' } as PropertyBody;
const inRoom =
	(
		draw: (room: RoomView) => string,
		decor: 'classic' | 'scandinavian' | 'eclectic' | 'modern',
		variant: number,
		half: number,
	) =>
	(canvas: Canvas) => {
		const room = openRoom(canvas, decor, variant, { half, back: 5 });
		return draw(room) + roomAir(room);
	};

/** Scenes that are a band of a 4:3 drawing, from this many pixels down. */
const CROPPED: Record<string, { draw: (canvas: Canvas) => string; top: number }> = {
	keys: { draw: inRoom(hall, 'classic', 0, 2), top: 140 },
	energy: { draw: (canvas) => modern(canvas, HOME), top: 225 },
	contract: { draw: inRoom(study, 'eclectic', 0, 2.3), top: 200 },
	desk: { draw: inRoom(study, 'scandinavian', 2, 2.3), top: 200 },
	interior: { draw: inRoom(living, 'scandinavian', 2, 2.75), top: 190 },
	garden: { draw: (canvas) => garden(canvas, 1), top: 235 },
	suburb: { draw: (canvas) => family(canvas, HOME), top: 225 },
	fields: { draw: (canvas) => farmhouse(canvas, HOME), top: 225 },
	rooftops: { draw: (canvas) => terrace(canvas, 0), top: 225 },
};

/** A wide scene, 1360 by 765: for the banner, articles and neighbourhoods. */
export function drawScene(scene: ArticleScene, light: Light, seed: string): string {
	const wide = WIDE_SCENES[scene];
	if (wide) {
		const canvas = createCanvas(WIDE.width, WIDE.height, light, seed);
		return canvas.finish(wide(canvas));
	}
	const cropped = CROPPED[scene];
	if (!cropped) throw new RangeError(`There is no scene "${scene}".`);
	const canvas = createCanvas(WIDE.width, 1020, light, seed);
	return canvas.finish(cropped.draw(canvas), { top: cropped.top, height: WIDE.height });
}
