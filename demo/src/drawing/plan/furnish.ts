import { circle, ellipse, line, path, rect, round } from '../shapes.ts';
import type { PlanRoom } from './layout.ts';

const THIN = '#7d8480';

/** Furniture of a room as plan symbols. `x`, `y`, `w`, `h` in pixels, `m` pixels a metre. */
export function furnish(
	kind: PlanRoom['kind'],
	x: number,
	y: number,
	w: number,
	h: number,
	m: number,
): string {
	const box = (bx: number, by: number, bw: number, bh: number, r = 3) =>
		rect(bx, by, bw, bh, { fill: '#ffffff', stroke: THIN, width: 1.6 }, r);
	const pad = m * 0.16;
	if (kind === 'living') {
		const sofa =
			box(x + pad, y + h * 0.2, m * 0.85, Math.min(h * 0.44, m * 2.2), 8) +
			line(
				x + pad + m * 0.24,
				y + h * 0.2,
				x + pad + m * 0.24,
				y + h * 0.2 + Math.min(h * 0.44, m * 2.2),
				THIN,
				1.4,
			);
		const table = box(x + pad + m * 1.25, y + h * 0.3, m * 0.6, Math.min(h * 0.22, m * 1.05), 6);
		const rug = rect(
			x + pad + m * 0.6,
			y + h * 0.14,
			m * 1.75,
			Math.min(h * 0.56, m * 2.6),
			{ fill: '#efe6d6', opacity: 0.8 },
			4,
		);
		const tv = box(
			x + Math.min(w - pad - m * 0.4, m * 3.3),
			y + h * 0.24,
			m * 0.36,
			Math.min(h * 0.32, m * 1.6),
			2,
		);
		return rug + sofa + table + tv + (w > m * 3.4 ? '' : '');
	}
	if (kind === 'kitchen') {
		const long = Math.min(w - pad * 2, m * 3.4);
		const table =
			h > m * 2
				? box(x + w * 0.5 - m * 0.8, y + h * 0.28, m * 1.6, Math.min(m * 0.85, h * 0.36), 4) +
					[-0.5, 0.1]
						.map(
							(dx) =>
								box(x + w * 0.5 + dx * m, y + h * 0.28 - m * 0.34, m * 0.4, m * 0.28, 5) +
								box(
									x + w * 0.5 + dx * m,
									y + h * 0.28 + Math.min(m * 0.85, h * 0.36) + m * 0.06,
									m * 0.4,
									m * 0.28,
									5,
								),
						)
						.join('')
				: '';
		return (
			box(x + pad, y + h - pad - m * 0.6, long, m * 0.6, 2) +
			box(x + pad + long * 0.12, y + h - pad - m * 0.5, m * 0.5, m * 0.38, 6) +
			[0.62, 0.75]
				.map(
					(share) =>
						circle(x + pad + long * share, y + h - pad - m * 0.4, m * 0.09, { stroke: THIN, width: 1.4 }) +
						circle(x + pad + long * share, y + h - pad - m * 0.17, m * 0.09, { stroke: THIN, width: 1.4 }),
				)
				.join('') +
			table
		);
	}
	if (kind === 'bedroom') {
		const bw = Math.min(m * 1.7, w * 0.62, h * 0.9);
		const bh = Math.min(m * 2.05, h * 0.74);
		const bx = x + w - pad - bh;
		const by = y + h / 2 - bw / 2;
		return (
			box(bx, by, bh, bw, 5) +
			box(bx + bh - m * 0.5, by + bw * 0.07, m * 0.38, bw * 0.38, 6) +
			box(bx + bh - m * 0.5, by + bw * 0.55, m * 0.38, bw * 0.38, 6) +
			line(bx + bh * 0.52, by, bx + bh * 0.52, by + bw, THIN, 1.4) +
			(h > m * 2.9
				? box(x + pad, y + pad, Math.min(w * 0.6, m * 2), m * 0.55, 2) +
					line(x + pad, y + pad, x + pad + Math.min(w * 0.6, m * 2), y + pad + m * 0.55, THIN, 1)
				: '')
		);
	}
	if (kind === 'bath') {
		const long = Math.min(m * 1.6, w - pad * 2);
		return (
			box(x + w - pad - long, y + pad, long, Math.min(m * 0.72, h * 0.4), 10) +
			ellipse(
				x + w - pad - long / 2,
				y + pad + Math.min(m * 0.72, h * 0.4) / 2,
				long * 0.4,
				Math.min(m * 0.24, h * 0.14),
				{ stroke: THIN, width: 1.4 },
			) +
			box(x + pad, y + h - pad - m * 0.46, Math.min(m * 1.1, w * 0.4), m * 0.46, 3) +
			ellipse(x + pad + Math.min(m * 0.55, w * 0.2), y + h - pad - m * 0.22, m * 0.2, m * 0.14, {
				stroke: THIN,
				width: 1.4,
			})
		);
	}
	if (kind === 'wc')
		return (
			box(x + w / 2 - m * 0.2, y + pad * 0.6, m * 0.4, m * 0.18, 2) +
			ellipse(x + w / 2, y + pad * 0.6 + m * 0.36, m * 0.17, m * 0.22, {
				fill: '#ffffff',
				stroke: THIN,
				width: 1.6,
			})
		);
	if (kind === 'store')
		return [0, 1]
			.map((index) =>
				box(
					x + pad * 0.6,
					y + h - pad * 0.6 - m * 0.36 - index * m * 0.42,
					Math.min(w - pad * 1.2, m * 1.2),
					m * 0.36,
					2,
				),
			)
			.join('');
	return '';
}

/** A flight of stairs with its arrow. */
export function stair(x: number, y: number, w: number, h: number): string {
	const steps = 11;
	return (
		rect(x, y, w, h, { fill: '#ffffff', stroke: THIN, width: 1.6 }) +
		Array.from({ length: steps - 1 }, (_, index) =>
			line(x, y + (h / steps) * (index + 1), x + w, y + (h / steps) * (index + 1), THIN, 1.3),
		).join('') +
		path(`M${round(x + w / 2)} ${round(y + h - 8)}V${round(y + 12)}m-6 8l6 -8l6 8`, {
			stroke: '#4a514e',
			width: 1.8,
			cap: 'round',
			join: 'round',
		})
	);
}
