import type {
	BrowserSlot,
	BrowserTexts,
	LoadContext,
	RenderResponse,
	SlotMountProps,
} from '@estate/shared-contract';
import type { Text } from '@estate/shared-ui';
import { untilEndOfTest } from './mounted-slots.ts';
import type { TestHost } from './test-host.ts';

export interface SlotError {
	error: unknown;
	phase: 'render' | 'hydration';
}

interface Parts {
	browser: BrowserSlot;
	response: RenderResponse;
	host: TestHost;
	text: Text;
	texts: BrowserTexts;
	contextAt(address: string): LoadContext;
}

/** A slot as the server rendered it, which a test can bring to life in jsdom. */
export class RenderedSlot<Data> {
	/** Status, head, crumbs, redirect, cookies … as the server gives them to the shell */
	readonly response: RenderResponse;
	readonly html: string;
	readonly data: Data;
	readonly host: TestHost;
	/** The remote's texts in the page's language */
	readonly text: Text;
	/** Errors that the slot gave to the shell after it came alive */
	readonly errors: SlotError[] = [];
	/** Where the slot stands; empty until `hydrate` or `mount` */
	readonly container: HTMLElement;
	readonly #parts: Parts;
	#data: unknown;

	constructor(parts: Parts) {
		this.#parts = parts;
		this.response = parts.response;
		this.html = parts.response.html;
		this.data = parts.response.data as Data;
		this.host = parts.host;
		this.text = parts.text;
		this.#data = parts.response.data;
		this.container = document.createElement('div');
	}

	/** Brings the server's markup to life, as on the first page of a visit; `before` is what a fast visitor does until then. */
	hydrate(before: (markup: HTMLElement) => void = () => {}): Promise<this> {
		this.container.innerHTML = this.html;
		before(this.container);
		return this.#start(true);
	}

	/** Renders the slot in the browser alone, as after a navigation. */
	mount(): Promise<this> {
		return this.#start(false);
	}

	/** Loads for another address and shows it in the same root, as at a navigation within the route. */
	async go(address: string): Promise<this> {
		const { browser, host, texts, contextAt } = this.#parts;
		host.navigate(address);
		this.#data = (await browser.load(contextAt(address), texts)).data;
		await browser.update(this.#props(false));
		return this;
	}

	async unmount(): Promise<void> {
		await this.#parts.browser.unmount(this.#props(false));
		this.container.remove();
	}

	async #start(hydrate: boolean): Promise<this> {
		document.body.append(this.container);
		untilEndOfTest(() => this.unmount());
		await this.#parts.browser.bootstrap(this.#props(hydrate));
		await this.#parts.browser.mount(this.#props(hydrate));
		return this;
	}

	#props(hydrate: boolean): SlotMountProps {
		return {
			domElement: this.container,
			identifierPrefix: 'test-',
			data: this.#data,
			hydrate,
			host: this.host,
			texts: this.#parts.texts,
			onError: (error, phase) => this.errors.push({ error, phase }),
		};
	}
}
