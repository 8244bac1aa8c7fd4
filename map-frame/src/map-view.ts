import type { MapBounds, MapMessage, MessageToFrame } from '@estate/shared-contract';
import { defaults as defaultInteractions } from 'ol/interaction/defaults.js';
import OlMap from 'ol/Map.js';
import { transformExtent } from 'ol/proj.js';
import View from 'ol/View.js';
import { baseLayer } from './base/base-layer.ts';
import { baseStyle } from './base/base-style.ts';
import { CircleLayer, circleStyle } from './circles.ts';
import { mapColours } from './colours.ts';
import { zoomButtons } from './controls.ts';
import { AreaTools } from './drawing/area-tools.ts';
import { ShapeLayer, shapeStyle } from './drawing/shape-layer.ts';
import { type MapText, mapText } from './map-text.ts';
import { moveDuration } from './motion.ts';
import { postToPage } from './page-link.ts';
import type { Pin } from './pins/cluster-spots.ts';
import { CustomMarkerLayer } from './pins/custom-marker.ts';
import { PinLayer } from './pins/pin-layer.ts';
import { shownProperties } from './pins/shown-properties.ts';
import { spotsOf } from './pins/spots.ts';
import type { MapSettings } from './settings.ts';
import { extentOfMessage } from './view-of-message.ts';

const LEAST_ZOOM = 6;
/** As near as a bare base or a circle makes sense */
const MOST_ZOOM = { base: 16, tiles: 18 };
/** As near as one spot alone is shown at first: where there are streets to see, and where there are only towns */
const FIRST_ZOOM = { base: { search: 13, place: 12.5 }, tiles: { search: 14, place: 15 } };
/** Pixels around what is shown at first: room for pins and buttons */
const PADDING = [72, 56, 56, 56];
/** Pixels at the lower end that the page's card may cover */
const CARD_HEIGHT = 190;

/** The map: layers, pins, buttons, and what they send to the page. */
export class MapView {
	readonly #map: OlMap;
	readonly #text: MapText;
	readonly #settings: MapSettings;
	readonly #circles = new CircleLayer();
	readonly #base;
	readonly #pins: PinLayer;
	readonly #marker: CustomMarkerLayer;
	/** Only where parts of the map can be searched */
	readonly #areas: AreaTools | undefined;
	readonly #shape = new ShapeLayer();
	#mapType: MapMessage['mapType'];
	/** Where the map was put by a message; a visitor who is elsewhere has moved it */
	#placed = '';

	constructor(target: HTMLElement, settings: MapSettings, mapType: MapMessage['mapType']) {
		const { language, texts, tiles } = settings;
		this.#settings = settings;
		this.#mapType = mapType;
		this.#text = mapText(texts);
		this.#base = tiles ? undefined : baseLayer(language);
		this.#map = new OlMap({
			target,
			controls: [],
			layers: [],
			// Inside a page to be read, the wheel and a finger scroll the page until the map has the focus.
			interactions: defaultInteractions({
				onFocusOnly: mapType === 'place',
				altShiftDragRotate: false,
				pinchRotate: false,
				zoomDuration: moveDuration(),
			}),
			view: new View({
				center: [0, 0],
				zoom: LEAST_ZOOM,
				minZoom: LEAST_ZOOM,
				maxZoom: tiles ? MOST_ZOOM.tiles : MOST_ZOOM.base,
				enableRotation: false,
			}),
		});
		target.prepend(zoomButtons(this.#map, this.#text));
		if (mapType === 'search')
			this.#areas = new AreaTools(this.#map, target, this.#text, {
				// The card of a chosen pin would lie over the drawing, and over the words that say how.
				onDraw: () => this.#deselect(),
				onSearchHere: () => this.#searchHere(),
				onShape: (shape) => postToPage({ type: 'map-shape', shape: [...shape] }),
			});
		this.#marker = new CustomMarkerLayer(this.#map);
		this.#pins = new PinLayer(
			this.#map,
			{ text: this.#text, language },
			{
				onSelect: (ids, pin) => {
					this.#keepAboveCard(pin);
					postToPage({ type: 'map-selected', ids });
				},
				onHover: (ids) => postToPage({ type: 'map-hovered', ids }),
				onCluster: ({ extent }) =>
					this.#map.getView().fit(extent, { padding: PADDING, duration: moveDuration() }),
			},
		);
		this.#map.on('moveend', () => this.#moved());
		this.#map.on('singleclick', () => this.#deselect());
		target.addEventListener('keydown', ({ key }) => key === 'Escape' && this.#deselect());
		void this.#addGround();
		this.paint();
	}

	/** Shows what the page says. */
	take(message: MessageToFrame): void {
		if (message.type === 'map-highlight') {
			this.#pins.highlighted = message.ID;
			return;
		}
		const properties = shownProperties(message);
		const spots = spotsOf(properties);
		const { customMarker, messageInfo } = message;
		this.#mapType = message.mapType;
		this.#pins.properties = properties;
		this.#marker.show(customMarker);
		this.#circles.show([
			...spots
				.filter(({ isApproximate }) => isApproximate)
				.map(({ lng, lat }) => ({ lng, lat, radius: messageInfo.circleRadius })),
			...(customMarker?.circleRadius
				? [{ lng: customMarker.Lng, lat: customMarker.Lat, radius: customMarker.circleRadius }]
				: []),
		]);
		this.#shape.show(messageInfo.shape);
		this.#showAreas(messageInfo);
		this.#map.updateSize();
		this.#map.getView().fit(extentOfMessage(message, spots), {
			// The searched part of the map is what was seen: nothing around it.
			padding: messageInfo.bounds ? [0, 0, 0, 0] : PADDING,
			maxZoom: messageInfo.bounds
				? MOST_ZOOM.tiles
				: FIRST_ZOOM[this.#base ? 'base' : 'tiles'][message.mapType],
		});
		this.#placed = this.#place();
		this.#drawPins();
	}

	/** Paints in the colours of the scheme that holds now. */
	paint(): void {
		const colours = mapColours();
		const view = this.#map.getView();
		this.#base?.setStyle(
			baseStyle(colours, {
				zoomOf: (resolution) => view.getZoomForResolution(resolution) ?? 0,
				pinRadiusAt: (point, resolution) => this.#pins.radiusAt(point, resolution),
			}),
		);
		this.#base?.setBackground(colours.water);
		this.#circles.setStyle(circleStyle(colours));
		this.#shape.setStyle(shapeStyle(colours));
	}

	/** The layer of streets is code that only a site with a tile server loads. */
	async #addGround(): Promise<void> {
		const { tiles } = this.#settings;
		if (this.#base) this.#map.addLayer(this.#base);
		else if (tiles) {
			try {
				const { tileLayer } = await import('./tile-layer.ts');
				this.#map.getLayers().insertAt(0, tileLayer(tiles));
			} catch {
				// Without its ground the map still shows where the properties are.
			}
		}
		this.#map.addLayer(this.#shape);
		this.#map.addLayer(this.#circles);
	}

	#showAreas({ draws }: MapMessage['messageInfo']): void {
		if (!this.#areas) return;
		this.#areas.canDraw = draws === true;
		this.#areas.hasMoved = false;
	}

	#drawPins(): void {
		// Names step aside where a pin stands now.
		if (this.#pins.draw()) this.#base?.changed();
	}

	#place(): string {
		const view = this.#map.getView();
		return [...(view.getCenter() ?? []), view.getZoom() ?? 0].map((part) => part.toFixed(2)).join(' ');
	}

	#moved(): void {
		this.#drawPins();
		if (this.#areas && this.#mapType === 'search' && this.#placed)
			this.#areas.hasMoved = this.#place() !== this.#placed;
	}

	/** The page lays the card of what was chosen over the lower end: a pin there moves up. */
	#keepAboveCard({ at: [x = 0, y = 0] }: Pin): void {
		const [, height = 0] = this.#map.getSize() ?? [];
		const view = this.#map.getView();
		const [, pixelY = 0] = this.#map.getPixelFromCoordinate([x, y]) ?? [];
		const below = pixelY - (height - CARD_HEIGHT);
		const [centreX = 0, centreY = 0] = view.getCenter() ?? [];
		if (below > 0)
			view.animate({
				center: [centreX, centreY - below * (view.getResolution() ?? 0)],
				duration: moveDuration(),
			});
	}

	#searchHere(): void {
		const seen = this.#map.getView().calculateExtent(this.#map.getSize());
		const [west = 0, south = 0, east = 0, north = 0] = transformExtent(seen, 'EPSG:3857', 'EPSG:4326');
		const bounds: MapBounds = { south, west, north, east };
		if (this.#areas) this.#areas.hasMoved = false;
		// The button goes: the keyboard stays on the map.
		this.#map.getTargetElement()?.focus();
		postToPage({ type: 'map-search-area', bounds });
	}

	#deselect(): void {
		this.#pins.deselect();
		postToPage({ type: 'map-selected', ids: [] });
	}
}
