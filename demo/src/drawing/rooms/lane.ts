import type { Canvas } from '../canvas.ts';
import { atmosphere } from '../grain.ts';
import { fence, horizonTrees, lawn, pathTo } from '../nature/landscape.ts';
import { leafTree } from '../nature/leaf-tree.ts';
import { shrub } from '../nature/plants.ts';
import { sky } from '../nature/sky.ts';

/** The surroundings of a plot: a lane between fields with trees along it. */
export function lane(canvas: Canvas): string {
	const { width, random } = canvas;
	const far = 600;
	return (
		sky(canvas, far) +
		horizonTrees(canvas, far + 4, 90) +
		lawn(canvas, far) +
		pathTo(canvas, width * 0.52, far + 4, 12, 'asphalt', 60) +
		[0.4, 0.33, 0.2, 0.64, 0.74, 0.92]
			.map((share, index) =>
				leafTree(canvas, width * share, far + 40 + (index % 3) * 90, 220 + (index % 3) * 130),
			)
			.join('') +
		fence(canvas, width * 0.68, 930, width * 0.4, 70) +
		[0.04, 0.14].map((share) => shrub(canvas, width * share, 900, random.between(60, 90))).join('') +
		atmosphere(canvas)
	);
}
