import type { Language, MapPoint } from '@estate/shared-contract';
import type { Coordinate } from 'ol/coordinate.js';
import type OlMap from 'ol/Map.js';
import Overlay from 'ol/Overlay.js';
import type { MapText } from '../map-text.ts';
import { ClusteredSpots, type Pin } from './cluster-spots.ts';
import { pinElement } from './pin-element.ts';
import { pinWords } from './pin-words.ts';
import { spotsOf } from './spots.ts';

export interface PinEvents {
	/** One spot was chosen */
	onSelect(ids: number[], pin: Pin): void;
	onHover(ids: number[]): void;
	/** Several spots were chosen: they want more room */
	onCluster(pin: Pin): void;
}

/** Pixels */
const PIN_HALF = 18;
/** A price stands above its point: so does a cluster, and neither covers the other */
const CLUSTER_RISE = 18;
/** Pixels: so near a pin's left edge a name has no room */
const NEAR = 16;

interface DrawnPin {
	pin: Pin;
	button: HTMLButtonElement;
	overlay: Overlay;
}

const idsOf = ({ properties }: Pin) => properties.map(({ ID }) => ID);

/** The pins of what is seen, as buttons over the map: reachable by keyboard, named, and kept while they stay the same. */
export class PinLayer {
	readonly #clusters = new ClusteredSpots();
	readonly #drawn = new Map<string, DrawnPin>();
	readonly #map: OlMap;
	readonly #text: MapText;
	readonly #language: Language;
	readonly #events: PinEvents;
	#selected: readonly number[] = [];
	#highlighted: number | null = null;

	constructor(map: OlMap, { text, language }: { text: MapText; language: Language }, events: PinEvents) {
		this.#map = map;
		this.#text = text;
		this.#language = language;
		this.#events = events;
	}

	set properties(properties: readonly MapPoint[]) {
		this.#clusters.spots = spotsOf(properties);
		const known = new Set(properties.map(({ ID }) => ID));
		this.#selected = this.#selected.filter((id) => known.has(id));
	}

	set highlighted(id: number | null) {
		this.#highlighted = id;
		this.#mark();
	}

	/** Draws the pins of what is seen now; a pin of the same properties keeps its button, and so its focus. Did any come or go? */
	draw(): boolean {
		const view = this.#map.getView();
		const size = this.#map.getSize();
		const resolution = view.getResolution();
		if (!size || resolution === undefined) return false;
		const pins = this.#clusters.within(view.calculateExtent(size), resolution);
		const wanted = new Map(pins.map((pin) => [pin.key, pin]));
		let hasChanged = false;
		for (const [key, { overlay }] of this.#drawn)
			if (!wanted.has(key)) {
				hasChanged = true;
				this.#map.removeOverlay(overlay);
				this.#drawn.delete(key);
			}
		for (const pin of pins) {
			const drawn = this.#drawn.get(pin.key);
			if (drawn) drawn.overlay.setPosition(pin.at);
			else {
				hasChanged = true;
				this.#add(pin);
			}
		}
		this.#mark();
		return hasChanged;
	}

	/** Pixels that a pin covers at the right of a point of the map; 0 where none stands on it. */
	radiusAt([x = 0, y = 0]: Coordinate, resolution: number): number {
		for (const { pin, button } of this.#drawn.values()) {
			const [pinX = 0, pinY = 0] = pin.at;
			const [right, up] = [(x - pinX) / resolution, (y - pinY) / resolution];
			const half = button.offsetWidth / 2;
			if (right < half && right > -half - NEAR && up > -PIN_HALF && up < 2 * PIN_HALF)
				return Math.round(half - right);
		}
		return 0;
	}

	/** Lets the choice go. */
	deselect(): void {
		this.#selected = [];
		this.#mark();
	}

	#add(pin: Pin): void {
		const button = pinElement(pin, pinWords(pin, this.#text, this.#language));
		const isCluster = pin.spots.length > 1;
		const isCentred = isCluster || pin.spots[0]?.isApproximate === true;
		const overlay = new Overlay({
			element: button,
			position: pin.at,
			positioning: isCentred ? 'center-center' : 'bottom-center',
			...(isCluster ? { offset: [0, -CLUSTER_RISE] } : {}),
			stopEvent: true,
		});
		button.addEventListener('click', () => this.#choose(pin));
		for (const type of ['pointerenter', 'focus'])
			button.addEventListener(type, () => this.#events.onHover(idsOf(pin)));
		for (const type of ['pointerleave', 'blur'])
			button.addEventListener(type, () => this.#events.onHover([]));
		this.#map.addOverlay(overlay);
		this.#drawn.set(pin.key, { pin, button, overlay });
	}

	#choose(pin: Pin): void {
		const view = this.#map.getView();
		const isOneSpot = pin.spots.length === 1;
		const isAsNearAsCanBe = (view.getZoom() ?? 0) >= view.getMaxZoom() - 0.01;
		if (!isOneSpot && !isAsNearAsCanBe) {
			this.#events.onCluster(pin);
			return;
		}
		this.#selected = idsOf(pin);
		this.#mark();
		this.#events.onSelect(idsOf(pin), pin);
	}

	#mark(): void {
		for (const { pin, button, overlay } of this.#drawn.values()) {
			const isSelected = pin.properties.some(({ ID }) => this.#selected.includes(ID));
			const isHighlighted = pin.properties.some(({ ID }) => ID === this.#highlighted);
			button.classList.toggle('selected', isSelected);
			button.classList.toggle('highlighted', isHighlighted);
			if (button.hasAttribute('aria-pressed')) button.setAttribute('aria-pressed', String(isSelected));
			const place = overlay.getElement()?.parentElement;
			if (place) place.style.zIndex = isHighlighted ? '3' : isSelected ? '2' : '';
		}
	}
}
