import type { SlotMountProps } from '@estate/shared-contract';
import type { PageSlot } from '../../../page/view/page-json.ts';
import { sendReport } from '../../send-report.ts';
import type { Navigation } from '../navigation/navigation.ts';
import type { LoadedPage } from '../page/loaded-page.ts';
import type { SlotCode } from '../remotes/load-slot-code.ts';
import type { Services } from '../services.ts';
import { showFailure } from './failure-message.ts';
import { type MountedParcel, mountParcel } from './mount-parcel.ts';
import { createSlotHost } from './slot-host.ts';
import { whenToHydrate } from './when-to-hydrate.ts';

/** What a place shows just now. */
type State =
	| { kind: 'empty' }
	/** Markup without code: the server's, or kept from before */
	| { kind: 'markup' }
	| { kind: 'alive'; parcel: MountedParcel; version: string }
	| { kind: 'failed' };

const wordsOf = (error: unknown) =>
	error instanceof Error ? { message: error.message, stack: error.stack } : { message: String(error) };

/** The element of one slot, and what lives in it. Steps run one after the other, so that a fast visitor never sees two slots in one place. */
export class SlotPlace {
	readonly #services: Services;
	readonly #navigation: Navigation;
	readonly #root: HTMLElement;
	#state: State = { kind: 'empty' };
	#slot: PageSlot | undefined;
	#stopWaiting: () => void = () => {};
	#steps: Promise<void> = Promise.resolve();

	constructor(services: Services, navigation: Navigation, container: HTMLElement) {
		this.#services = services;
		this.#navigation = navigation;
		this.#root = container.querySelector<HTMLElement>('[data-slot-root]') ?? container;
	}

	/** Shows a page's slot here. Resolves when it can be seen. */
	show(slot: PageSlot, page: LoadedPage): Promise<void> {
		this.#stopWaiting();
		this.#slot = slot;
		const kept = page.markup.get(slot.key);
		if (kept !== undefined || (slot.isDrawn && page.isInDocument)) return this.#showMarkup(slot, page, kept);
		const height = page.heights.get(slot.key);
		if (height) this.#root.style.minHeight = `${height}px`;
		return this.#step(() => this.#render(slot, page));
	}

	/** Markup that is there (the server's) or comes back; it comes alive by the slot's strategy */
	#showMarkup(slot: PageSlot, page: LoadedPage, kept: string | undefined): Promise<void> {
		if (kept === undefined) this.#state = { kind: 'markup' };
		const shown = kept === undefined ? Promise.resolve() : this.#step(() => this.#putMarkup(kept));
		const hydrate = () => void this.#step(() => this.#hydrate(slot, page));
		this.#stopWaiting = whenToHydrate(slot.hydration, this.#root, hydrate);
		return shown;
	}

	/** Remembers what the page needs to come back: markup of a slot without code, and the height. */
	keep(page: LoadedPage): void {
		const key = this.#slot?.key;
		if (key === undefined) return;
		page.heights.set(key, this.#root.offsetHeight);
		if (this.#state.kind === 'markup') page.markup.set(key, this.#root.innerHTML);
		else page.markup.delete(key);
	}

	leave(): void {
		this.#stopWaiting();
		this.#slot = undefined;
		void this.#step(() => this.#clear());
	}

	#step(run: () => Promise<void>): Promise<void> {
		this.#steps = this.#steps.then(run, run);
		return this.#steps;
	}

	async #clear(): Promise<void> {
		if (this.#state.kind === 'alive') await this.#state.parcel.unmount();
		this.#root.replaceChildren();
		this.#state = { kind: 'empty' };
	}

	async #putMarkup(markup: string): Promise<void> {
		await this.#clear();
		this.#root.innerHTML = markup;
		this.#state = { kind: 'markup' };
	}

	async #hydrate(slot: PageSlot, page: LoadedPage): Promise<void> {
		if (this.#slot !== slot || this.#state.kind !== 'markup') return;
		try {
			const content = page.contents.get(slot.key);
			if (!content) return;
			const [code, { data }] = await Promise.all([content.code(), content.result()]);
			if (this.#slot !== slot) return;
			// Another version than the one that rendered the markup renders its own.
			if (code.version !== slot.version) return await this.#render(slot, page);
			await this.#mount(slot, page, code, data, true).catch((error) => this.#report(slot, error));
		} catch {
			// The code cannot be had; it was reported. What the server rendered still reads, and its links and forms work.
		}
	}

	async #render(slot: PageSlot, page: LoadedPage): Promise<void> {
		if (this.#slot !== slot) return;
		try {
			const content = page.contents.get(slot.key);
			if (!content) throw new Error(`${slot.remote} has no version that this tab knows.`);
			const [code, { data }] = await Promise.all([content.code(), content.result()]);
			if (this.#slot !== slot) return;
			if (this.#state.kind === 'alive' && this.#state.version === code.version)
				return await this.#state.parcel.update(this.#props(slot, page, code, data, false));
			await this.#clear();
			await this.#mount(slot, page, code, data, false);
		} catch (error) {
			await this.#fail(slot, page, error);
		}
	}

	async #mount(
		slot: PageSlot,
		page: LoadedPage,
		code: SlotCode,
		data: unknown,
		hydrate: boolean,
	): Promise<void> {
		const name = `${slot.remote}.${slot.slot}@${code.version} ${page.id}${slot.key}`;
		const parcel = await mountParcel(code.slot, name, this.#props(slot, page, code, data, hydrate));
		this.#root.style.minHeight = '';
		this.#state = { kind: 'alive', parcel, version: code.version };
	}

	#props(slot: PageSlot, page: LoadedPage, code: SlotCode, data: unknown, hydrate: boolean): SlotMountProps {
		const identity = { remote: slot.remote, slot: slot.slot, version: code.version };
		return {
			domElement: this.#root,
			identifierPrefix: `${page.id}${slot.key}-`,
			data,
			hydrate,
			host: createSlotHost(this.#services, this.#navigation, identity),
			texts: code.texts,
			onError(error, phase) {
				sendReport({ kind: `${phase}-error`, ...identity, ...wordsOf(error) });
			},
		};
	}

	#report({ remote, version, slot }: PageSlot, error: unknown): void {
		sendReport({ kind: 'load-error', remote, version, slot, ...wordsOf(error) });
	}

	async #fail(slot: PageSlot, page: LoadedPage, error: unknown): Promise<void> {
		if (this.#slot !== slot) return;
		this.#report(slot, error);
		await this.#clear();
		this.#root.style.minHeight = '';
		this.#state = { kind: 'failed' };
		if (slot.priority === 'optional') return;
		const { t } = this.#services.i18n;
		const texts = { failed: t('frame.slot.failed'), tryAgain: t('frame.slot.tryAgain') };
		showFailure(this.#root, texts, () => void this.#step(() => this.#render(slot, page)));
	}
}
