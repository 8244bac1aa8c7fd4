import { MOST_SHAPE_POINTS } from '@estate/shared-contract';
import type { MapText } from '../map-text.ts';
import { cornersOf, type Frame, firstFrame, frameAfterKey } from './keyboard-frame.ts';
import { type Spot2D, simplifyLine } from './simplify-line.ts';

const SVG = 'http://www.w3.org/2000/svg';
/** Pixels: a smaller drawing was a tap. */
const LEAST_SIDE = 16;

interface DrawEvents {
	/** Corners in pixels of the surface */
	onDrawn(corners: Spot2D[]): void;
	/** The drawing was given up */
	onStop(): void;
}

function isTap(line: readonly Spot2D[]): boolean {
	const side = (axis: 'x' | 'y') => {
		const values = line.map((spot) => spot[axis]);
		return Math.max(...values) - Math.min(...values);
	};
	return line.length < 3 || side('x') < LEAST_SIDE || side('y') < LEAST_SIDE;
}

/** The words that say what to do with a pointer of this type. */
function drawHint(pointerType: string): 'map.drawByFinger' | 'map.drawByMouse' {
	return pointerType === 'touch' ? 'map.drawByFinger' : 'map.drawByMouse';
}

/** Lies over the map while an area is drawn: by finger or mouse along any line, by the keyboard as a frame. */
export class DrawSurface {
	readonly element = document.createElement('div');
	readonly #polygon = document.createElementNS(SVG, 'polygon');
	readonly #hint = document.createElement('p');
	readonly #text: MapText;
	readonly #events: DrawEvents;
	#line: Spot2D[] = [];
	#frame: Frame | undefined;

	constructor(text: MapText, events: DrawEvents) {
		this.#events = events;
		this.element.className = 'draw-surface';
		this.element.tabIndex = 0;
		// Arrow keys are its own: what else a screen reader does with them waits.
		this.element.setAttribute('role', 'application');
		this.element.setAttribute('aria-label', text('map.drawSurface'));
		this.element.hidden = true;
		const drawing = document.createElementNS(SVG, 'svg');
		drawing.setAttribute('aria-hidden', 'true');
		drawing.append(this.#polygon);
		this.#text = text;
		this.#hint.className = 'hint';
		this.#hint.setAttribute('role', 'status');
		this.element.append(drawing, this.#hint);
		this.element.addEventListener('pointerdown', (event) => this.#begin(event));
		this.element.addEventListener('pointermove', (event) => this.#follow(event));
		this.element.addEventListener('pointerup', (event) => this.#end(event));
		this.element.addEventListener('pointercancel', () => this.#showFrame());
		this.element.addEventListener('keydown', (event) => this.#takeKey(event));
	}

	start(): void {
		this.element.hidden = false;
		this.#frame = undefined;
		this.#showFrame();
		this.#say(matchMedia('(pointer: coarse)').matches ? 'touch' : 'mouse');
		this.element.focus();
	}

	stop(): void {
		this.element.hidden = true;
		this.#line = [];
	}

	/** Takes the frame as it stands. */
	useFrame(): void {
		if (this.#frame) this.#events.onDrawn(cornersOf(this.#frame));
	}

	#size() {
		return { width: this.element.clientWidth, height: this.element.clientHeight };
	}

	#showFrame(): void {
		this.#line = [];
		this.#frame ??= firstFrame(this.#size());
		this.#show(cornersOf(this.#frame), true);
	}

	#show(line: readonly Spot2D[], isFrame: boolean): void {
		this.#polygon.setAttribute('points', line.map(({ x, y }) => `${x},${y}`).join(' '));
		this.#polygon.classList.toggle('frame', isFrame);
	}

	/** How this pointer draws; after a tap, which draws nothing, it stands out. */
	#say(pointerType: string, isMissed = false): void {
		this.#hint.textContent = this.#text(drawHint(pointerType));
		this.#hint.classList.toggle('missed', isMissed);
	}

	#begin(event: PointerEvent): void {
		if (!event.isPrimary || event.button !== 0) return;
		this.element.setPointerCapture(event.pointerId);
		this.#line = [{ x: event.offsetX, y: event.offsetY }];
	}

	#follow(event: PointerEvent): void {
		if (this.#line.length === 0 || !event.isPrimary) return;
		this.#line.push({ x: event.offsetX, y: event.offsetY });
		this.#show(this.#line, false);
	}

	#end({ pointerType }: PointerEvent): void {
		const line = this.#line;
		if (line.length === 0) return;
		if (isTap(line)) {
			this.#showFrame();
			this.#say(pointerType, true);
		} else this.#events.onDrawn(simplifyLine(line, MOST_SHAPE_POINTS));
	}

	#takeKey(event: KeyboardEvent): void {
		if (event.key === 'Escape') this.#events.onStop();
		else if (event.key === 'Enter') this.useFrame();
		else {
			const next = this.#frame && frameAfterKey(this.#frame, event, this.#size());
			if (!next) return;
			this.#frame = next;
			this.#showFrame();
		}
		event.preventDefault();
		event.stopPropagation();
	}
}
