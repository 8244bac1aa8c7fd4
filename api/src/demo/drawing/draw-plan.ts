import type { HomeBody } from '../homes/home.ts';
import { svg } from './frame.ts';

export const drawPlan = (home: Pick<HomeBody, 'living' | 'bedrooms' | 'kind' | 'look'>): string =>
	svg(
		1360,
		1020,
		`<rect width="1360" height="1020" fill="#fff"/><rect x="200" y="200" width="960" height="620" fill="none" stroke="#1b1f1e" stroke-width="14"/><title>${home.living} ${home.bedrooms} ${home.look}</title>`,
	);
