// The dialog, loaded with the first intent that it answers.
import type { PageLocation } from '@estate/shared-contract';
import { createRoot } from 'react-dom/client';
import { documentTitle } from '../../../frame/document-title.ts';
import { DIALOG_SHOWN } from '../../../frame/page-events.ts';
import type { PageViewed } from '../../consent/tags/tag.ts';
import { closesOnBack } from '../back/closes-on-back.ts';
import { locationAtom } from '../navigation/location-atom.ts';
import type { Navigation } from '../navigation/navigation.ts';
import { LeaveToServer, resolvePage } from '../page/load-page.ts';
import { type LoadedPage, primarySlot } from '../page/loaded-page.ts';
import type { Services } from '../services.ts';
import { SlotPlace } from '../slots/slot-place.ts';
import type { DialogSetting } from './dialog-setting.ts';
import { SlotDialog } from './slot-dialog.tsx';

/** Marks the document while a dialog lies over it: the page behind stands still. */
const MARK = 'data-dialog';

/** A page whose slot is ready to be rendered. */
async function readyPage({ source }: DialogSetting, location: PageLocation): Promise<LoadedPage> {
	const page = await source.load(location, new AbortController().signal);
	const slot = primarySlot(page);
	const content = slot && page.contents.get(slot.key);
	if (!content) throw new LeaveToServer(`${location.pathname} has no slot.`);
	await Promise.all([content.code(), content.result()]);
	return page;
}

function reportView({ site }: Services, { head }: LoadedPage, address: string): void {
	const { origin, href } = window.location;
	const [referrer = ''] = href.split('#');
	const title = documentTitle(head.title, site.facts.site.name);
	const detail: PageViewed = { title, location: origin + address, referrer };
	dispatchEvent(new CustomEvent(DIALOG_SHOWN, { detail }));
}

/** Renders the page's slot into an element. Returns a function that takes it out again. */
function fill(services: Services, within: Navigation, element: HTMLElement, page: LoadedPage): () => void {
	const place = new SlotPlace(services, within, element);
	const slot = primarySlot(page);
	if (slot) void place.show(slot, page);
	return () => place.leave();
}

/**
 * Shows the page behind an address in a dialog: its heading, and its slot. Opens when all of it is there, unless the
 * visitor went elsewhere meanwhile. Rejects when something of it cannot be had.
 */
export async function openSlotDialog(
	setting: DialogSetting,
	location: PageLocation,
	isLeft: () => boolean,
): Promise<void> {
	const { services, navigation } = setting;
	const opener = document.activeElement;
	const first = await readyPage(setting, location);
	if (isLeft()) return;
	const holder = document.createElement('div');
	document.body.append(holder);
	const root = createRoot(holder);
	let page = first;
	let isOpen = true;

	// One for all renderings: another would mount the slot anew while the one before is being taken out.
	const fillBox = (element: HTMLElement, shown: LoadedPage) => fill(services, within, element, shown);

	function render(): void {
		root.render(
			<SlotDialog
				services={services}
				page={page}
				isOpen={isOpen}
				onClose={() => close()}
				onClosed={remove}
				fill={fillBox}
			/>,
		);
	}

	function remove(): void {
		root.unmount();
		holder.remove();
	}

	function close(): void {
		if (!isOpen) return;
		isOpen = false;
		stopListening();
		stopWaiting();
		document.documentElement.removeAttribute(MARK);
		render();
		if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
	}

	/** What follows a form, such as its thanks, takes its place; anything else, or after it was closed, is a page. */
	async function go(to: string, options: Parameters<Navigation['navigate']>[1]): Promise<void> {
		if (!isOpen && isLeft()) return;
		try {
			if (!isOpen) throw new LeaveToServer('The dialog is closed.');
			const { pathname, search, hash } = new URL(to, window.location.origin);
			const { route } = resolvePage(services, { pathname, search });
			if (route.pageType !== 'feedback') throw new LeaveToServer(`${pathname} is a page.`);
			const next = await readyPage(setting, { pathname, search, hash });
			if (!isOpen) return;
			page = next;
			render();
			reportView(services, page, pathname + search);
		} catch {
			close();
			navigation.navigate(to, options);
		}
	}

	const within: Navigation = {
		navigate: (to, options) => void go(to, options),
		prefetch: (to) => navigation.prefetch(to),
		close,
	};

	const stopListening = services.store.sub(locationAtom, close);
	const stopWaiting = closesOnBack(close);
	document.documentElement.setAttribute(MARK, '');
	render();
}
