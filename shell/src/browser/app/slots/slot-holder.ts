import type { SlotSurface } from '../../../frame/main/slot-surface.ts';
import type { PageSlot } from '../../../page/view/page-json.ts';
import type { Navigation } from '../navigation/navigation.ts';
import type { LoadedPage } from '../page/loaded-page.ts';
import type { Services } from '../services.ts';
import { SlotPlace } from './slot-place.ts';

/** The places of the page that is shown. */
export class SlotHolder {
	readonly #services: Services;
	readonly #navigation: Navigation;
	readonly #places = new Map<HTMLElement, SlotPlace>();
	#shown = new Map<string, Promise<void>>();

	constructor(services: Services, navigation: Navigation) {
		this.#services = services;
		this.#navigation = navigation;
	}

	/** What React's containers of a page talk to. */
	surface(page: LoadedPage): SlotSurface {
		return {
			show: (element: HTMLElement, slot: PageSlot) => {
				let place = this.#places.get(element);
				if (!place) {
					place = new SlotPlace(this.#services, this.#navigation, element);
					this.#places.set(element, place);
				}
				this.#shown.set(slot.key, place.show(slot, page));
			},
			leave: (element: HTMLElement) => {
				this.#places.get(element)?.leave();
				this.#places.delete(element);
			},
		};
	}

	/** Called before another page takes the places. */
	keep(page: LoadedPage): void {
		for (const place of this.#places.values()) place.keep(page);
		page.isInDocument = false;
		this.#shown = new Map();
	}

	/** Resolves when these slots can be seen; all of them by default. */
	async whenShown(keys: readonly string[] = [...this.#shown.keys()]): Promise<void> {
		await Promise.all(keys.map((key) => this.#shown.get(key)));
	}
}
