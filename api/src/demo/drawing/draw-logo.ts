import { svg } from './frame.ts';

export const drawLogo = (ink: string, mark: string): string =>
	svg(
		168,
		40,
		`<path d="M4 30c10 0 6-20 16-20s6 20 16 20" fill="none" stroke="${mark}" stroke-width="5"/><rect x="44" y="14" width="120" height="12" fill="${ink}"/>`,
	);
