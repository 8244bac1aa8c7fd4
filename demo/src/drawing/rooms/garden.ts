import { BRICKS, wallPaint, wallShade } from '../building/masonry.ts';
import type { Canvas } from '../canvas.ts';
import { distantTown } from '../fronts/street-scene.ts';
import { atmosphere } from '../grain.ts';
import { backdropTrees, fence, horizonTrees, lawn, pathTo } from '../nature/landscape.ts';
import { leafTree } from '../nature/leaf-tree.ts';
import { hedge, pot, shrub } from '../nature/plants.ts';
import { sky } from '../nature/sky.ts';
import { rect } from '../shapes.ts';
import { deck, table } from './garden-furniture.ts';

/** The garden behind a house: terrace, lawn, borders, trees at the end. */
export function garden(canvas: Canvas, variant: number): string {
	const { width, palette, random } = canvas;
	const far = 560;
	const walled = variant === 1;
	const wallColor = random.pick(BRICKS);
	const end = walled
		? rect(0, far - 118, width, 124, { fill: wallPaint(canvas, 'brick', wallColor, 60) }) +
			wallShade(canvas, 0, far - 118, width, 124) +
			rect(0, far - 126, width, 12, { fill: palette.lit('#b9b4a8') }) +
			leafTree(canvas, width * 0.2, far + 16, 340) +
			leafTree(canvas, width * 0.78, far + 10, 300)
		: variant === 2
			? fence(canvas, -20, far + 8, width + 40, 58) + backdropTrees(canvas, far, 'leaf', 5)
			: hedge(canvas, -20, far + 10, width + 40, 100) +
				leafTree(canvas, width * 0.26, far + 40, 400) +
				leafTree(canvas, width * 0.86, far + 60, 460);
	const borders = [0.02, 0.1, 0.18, 0.82, 0.9, 0.98]
		.map((share, index) => shrub(canvas, width * share, 640 + (index % 3) * 52, random.between(56, 92)))
		.join('');
	return (
		sky(canvas, far) +
		horizonTrees(canvas, far, 110) +
		(walled ? distantTown(canvas, far - 60) : '') +
		lawn(canvas, far) +
		end +
		pathTo(canvas, width * 0.5, far + 30, 26, 'slabs', 40) +
		borders +
		deck(canvas, 862, variant !== 1) +
		table(canvas, width * (variant === 0 ? 0.34 : 0.64), 930, 150, !palette.isBare && variant !== 2) +
		pot(canvas, width * 0.08, 950, 110, 'spikes') +
		pot(canvas, width * 0.93, 960, 120, 'ball') +
		pot(canvas, width * 0.85, 968, 76, 'flowers') +
		atmosphere(canvas)
	);
}
