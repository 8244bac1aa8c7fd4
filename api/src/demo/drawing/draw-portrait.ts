import type { TeamLook } from '../agency/team.ts';
import { svg } from './frame.ts';

export const drawPortrait = (look: TeamLook, seed: string): string =>
	svg(
		800,
		1000,
		`<rect width="800" height="1000" fill="#e7e0d2"/><circle cx="400" cy="420" r="180" fill="#c99"/><title>${seed} ${look.hair}</title>`,
	);
