import type { BrowserSlot, BrowserTexts, LoadContext, SlotMountProps } from '@estate/shared-contract';
import { createBrowserSlot } from '../../browser/create-browser-slot.ts';
import type { SlotDefinition } from '../../define-slot.ts';
import type { SlotIdentity } from '../../slot-root/slot-identity.ts';
import { followBuilds } from './follow-builds.ts';
import { reportFailure, reportStrayFailures } from './report-failure.ts';

/** A slot whose code is replaced while it stands on a page; the page knows it as any other. */
export interface HotSlot extends BrowserSlot {
	/** Takes newer code; whatever stands on the page is loaded and rendered again in its place */
	replace<Data, Input>(definition: SlotDefinition<Data, Input>): Promise<void>;
}

interface Place {
	slot: BrowserSlot;
	props: SlotMountProps;
}

/** How data came to be, so that newer code can load it again. */
interface Load {
	context: LoadContext;
	texts: BrowserTexts;
}

const rerenders = new Set<() => Promise<void>>();

/** Renders every slot of the remote again that stands on the page. */
export async function renderAllAgain(): Promise<void> {
	await Promise.all([...rerenders].map((rerender) => rerender()));
}

/** A slot that follows the development server. Its data is loaded again with each change; what was typed into it is lost. */
export function createHotSlot<Data, Input>(
	definition: SlotDefinition<Data, Input>,
	identity: SlotIdentity,
): HotSlot {
	const name = `${identity.remote}.${identity.slot}`;
	let current = createBrowserSlot(definition, identity);
	const places = new Map<HTMLElement, Place>();
	const loads = new Map<unknown, Load>();

	async function freshData({ data }: SlotMountProps): Promise<unknown> {
		const load = loads.get(data);
		if (!load) return data;
		const context = { ...load.context, signal: new AbortController().signal };
		const result = await current.load(context, load.texts);
		loads.delete(data);
		loads.set(result.data, load);
		return result.data;
	}

	async function rerender(element: HTMLElement, place: Place): Promise<void> {
		const data = await freshData(place.props).catch((error: unknown) => {
			console.error(`${name} cannot load with its new code:`, error);
			void reportFailure(name, 'load', error);
			return place.props.data;
		});
		if (places.get(element) !== place) return;
		// What a first view puts off drawing has guessed heights: rendered again, they would move the page.
		document.documentElement.removeAttribute('data-first-view');
		// The page keeps its height, and so its place, while nothing is rendered.
		const { minHeight } = element.style;
		element.style.minHeight = `${element.offsetHeight}px`;
		await place.slot.unmount(place.props);
		place.slot = current;
		place.props = { ...place.props, data, hydrate: false };
		await current.mount(place.props);
		element.style.minHeight = minHeight;
	}

	const renderEach = async () => {
		await Promise.all([...places].map(([element, place]) => rerender(element, place)));
	};
	rerenders.add(renderEach);
	if (followBuilds()) reportStrayFailures(identity.remote);
	/** Who develops sees what fails as well as the page that reports it. */
	const telling = (props: SlotMountProps): SlotMountProps => ({
		...props,
		onError(error, phase) {
			void reportFailure(name, phase, error);
			props.onError(error, phase);
		},
	});

	return {
		async load(context, texts) {
			const result = await current.load(context, texts).catch((error: unknown) => {
				if (!context.signal.aborted) void reportFailure(name, 'load', error);
				throw error;
			});
			loads.set(result.data, { context, texts });
			return result;
		},
		bootstrap: (props) => current.bootstrap(props),
		async mount(given) {
			const props = telling(given);
			const place = { slot: current, props };
			places.set(props.domElement, place);
			await place.slot.mount(props);
		},
		async update(given) {
			const props = telling(given);
			const place = places.get(props.domElement);
			if (!place) return;
			place.props = props;
			await place.slot.update(props);
		},
		async unmount(props) {
			const place = places.get(props.domElement);
			places.delete(props.domElement);
			loads.delete(place?.props.data);
			await place?.slot.unmount(props);
		},
		async replace(next) {
			current = createBrowserSlot(next, identity);
			await renderEach();
		},
	};
}
