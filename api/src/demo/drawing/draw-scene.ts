import type { ArticleScene } from '../content/article.ts';
import { svg } from './frame.ts';
import type { Light } from './light.ts';

export const drawScene = (scene: ArticleScene, light: Light, seed: string): string =>
	svg(
		1360,
		765,
		`<rect width="1360" height="765" fill="#cfdcd8"/><title>${scene} ${light.season} ${seed}</title>`,
	);
