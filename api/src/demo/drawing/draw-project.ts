import type { ProjectPlan } from '../projects/projects.ts';
import { svg } from './frame.ts';
import type { Light } from './light.ts';

export const drawProject = (look: ProjectPlan['look'], light: Light, seed: string): string =>
	svg(
		1360,
		1020,
		`<rect width="1360" height="1020" fill="#dfe6e4"/><title>${look} ${light.season} ${seed}</title>`,
	);
