import { path } from './shapes.ts';
import { WORDMARK } from './wordmark.ts';

/** Size of the logo in pixels. */
export const LOGO = { width: 182, height: 40 } as const;

/** A river that winds towards the horizon in a round field, with the sun over it. */
const RIVER =
	'M12.5 34.6C17.5 31.6 29.5 30.3 29.4 26.2C29.3 22.4 14.6 23.2 14.7 19.6C14.8 16.9 23.2 16.6 25.4 14.8L27.3 14.8C26.8 17.4 19.5 18 19.6 19.9C19.8 22 34.6 21.4 34.6 27.2C34.6 32 27.6 35.2 22.9 37.6A18 18 0 0 1 12.5 34.6Z';

/** The agency's mark and name. `field`, `river` and `sun` colour the mark, `ink` the word. */
export function drawLogo({
	field,
	river,
	sun,
	ink,
}: Record<'field' | 'river' | 'sun' | 'ink', string>): string {
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${LOGO.width}" height="${LOGO.height}" viewBox="0 0 ${LOGO.width} ${LOGO.height}" role="img" aria-label="Meander"><circle cx="20" cy="20" r="19" fill="${field}"/><circle cx="26.4" cy="10.4" r="3.3" fill="${sun}"/>${path(RIVER, { fill: river })}${path(WORDMARK, { fill: ink })}</svg>\n`;
}

export const LOGO_COLORS = {
	light: { field: '#1F3D36', river: '#FAF7F2', sun: '#D9774F', ink: '#1B1F1E' },
	dark: { field: '#E9E2D3', river: '#1F3D36', sun: '#C96A43', ink: '#F4EFE6' },
} as const;
