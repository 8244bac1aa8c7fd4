import { labelledButton } from '../controls.ts';
import type { MapText } from '../map-text.ts';

interface AreaEvents {
	onSearchHere(): void;
	onDraw(): void;
	onUseFrame(): void;
	onStop(): void;
}

/**
 * The bar above a map of many properties: "search this area" once the visitor has moved it, and what an area is drawn
 * with. It stands beside the map, not on it, so that it never covers a pin.
 */
export class AreaBar {
	readonly element = document.createElement('div');
	readonly #searchHere: HTMLButtonElement;
	readonly #draw: HTMLButtonElement;
	readonly #drawing: readonly HTMLElement[];
	#canDraw = false;
	#hasMoved = false;

	constructor(text: MapText, { onSearchHere, onDraw, onUseFrame, onStop }: AreaEvents) {
		this.element.className = 'bar';
		this.#draw = labelledButton('draw', text('map.draw'), onDraw);
		this.#searchHere = labelledButton('search-area', text('map.searchArea'), onSearchHere);
		this.#drawing = [
			labelledButton('search-area', text('map.drawUse'), onUseFrame),
			labelledButton('draw', text('map.drawStop'), onStop),
		];
		this.element.append(this.#draw, this.#searchHere, ...this.#drawing);
		this.show(false);
	}

	set canDraw(canDraw: boolean) {
		this.#canDraw = canDraw;
		this.show(false);
	}

	set hasMoved(hasMoved: boolean) {
		this.#hasMoved = hasMoved;
		this.#searchHere.hidden = !hasMoved || this.#isDrawing;
	}

	/** Shows what one draws with, or what one searches with. */
	show(isDrawing: boolean): void {
		for (const part of this.#drawing) part.hidden = !isDrawing;
		this.#draw.hidden = isDrawing || !this.#canDraw;
		this.#searchHere.hidden = isDrawing || !this.#hasMoved;
	}

	/** The keyboard goes on where the drawing began. */
	focus(): void {
		this.#draw.focus();
	}

	get #isDrawing(): boolean {
		return this.#drawing[0]?.hidden === false;
	}
}
