import type { MapShape } from '@estate/shared-contract';
import type OlMap from 'ol/Map.js';
import { toLonLat } from 'ol/proj.js';
import type { MapText } from '../map-text.ts';
import { AreaBar } from './area-bar.ts';
import { DrawSurface } from './draw-surface.ts';
import type { Spot2D } from './simplify-line.ts';

interface AreaToolEvents {
	/** A drawing begins */
	onDraw(): void;
	onSearchHere(): void;
	onShape(shape: MapShape): void;
}

/** Bar and drawing surface of a map, which take turns. */
export class AreaTools {
	readonly #bar: AreaBar;
	readonly #surface: DrawSurface;

	constructor(
		map: OlMap,
		target: HTMLElement,
		text: MapText,
		{ onDraw, onSearchHere, onShape }: AreaToolEvents,
	) {
		const pointOf = ({ x, y }: Spot2D) => {
			const [lng = 0, lat = 0] = toLonLat(map.getCoordinateFromPixel([x, y]) ?? [0, 0]);
			return { lat, lng };
		};
		this.#surface = new DrawSurface(text, {
			onDrawn: (corners) => {
				this.#stop();
				onShape(corners.map(pointOf));
			},
			onStop: () => this.#stop(),
		});
		this.#bar = new AreaBar(text, {
			onSearchHere,
			onDraw: () => {
				onDraw();
				this.#bar.show(true);
				this.#surface.start();
			},
			onUseFrame: () => this.#surface.useFrame(),
			onStop: () => this.#stop(),
		});
		target.before(this.#bar.element);
		target.classList.add('below-bar');
		target.append(this.#surface.element);
	}

	set canDraw(canDraw: boolean) {
		this.#bar.canDraw = canDraw;
	}

	set hasMoved(hasMoved: boolean) {
		this.#bar.hasMoved = hasMoved;
	}

	#stop(): void {
		this.#surface.stop();
		this.#bar.show(false);
		this.#bar.focus();
	}
}
