import type { HomeBody } from '../homes/home.ts';
import { svg } from './frame.ts';

export function drawFront(home: HomeBody, seed: string): string {
	const hue = (home.look * 47) % 360;
	return svg(
		1360,
		1020,
		`<rect width="1360" height="1020" fill="#dfe6e4"/><path d="M320 900V420l360-220 360 220v480z" fill="hsl(${hue} 35% 55%)"/><title>${seed}</title>`,
	);
}
