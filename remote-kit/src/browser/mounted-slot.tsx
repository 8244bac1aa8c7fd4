import type { SlotMountProps } from '@estate/shared-contract';
import type { I18n } from '@estate/shared-i18n';
import { startTransition } from 'react';
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client';
import type { SlotDefinition } from '../define-slot.ts';
import { ALIVE_MARK, type AliveMark } from '../slot-root/alive-mark.ts';
import { type SlotIdentity, textNamespace } from '../slot-root/slot-identity.ts';
import { SlotRoot } from '../slot-root/slot-root.tsx';

/** One slot on a page: its own React root, whose every outcome settles the promise that the shell waits for. */
export class MountedSlot<Data> {
	readonly #definition: SlotDefinition<Data, never>;
	readonly #identity: SlotIdentity;
	#props: SlotMountProps;
	#root: Root | undefined;
	#settle: () => void = () => {};
	readonly #born: AliveMark;

	constructor(definition: SlotDefinition<Data, never>, identity: SlotIdentity, props: SlotMountProps) {
		this.#definition = definition;
		this.#identity = identity;
		this.#props = props;
		this.#born = props.hydrate ? 'hydrated' : 'drawn';
	}

	/** Resolves when the slot, or the message that stands in for it, is on the page. */
	render(props: SlotMountProps): Promise<void> {
		this.#props = props;
		(props.host.i18n as I18n).addResourceBundle(
			props.host.language,
			textNamespace(this.#identity),
			props.texts,
			true,
			true,
		);
		return new Promise((done) => {
			this.#settle();
			this.#settle = done;
			if (this.#root) this.#root.render(this.#tree());
			else if (props.hydrate)
				// As a transition React takes the markup over in small steps, between which the page answers.
				startTransition(() => {
					this.#root = hydrateRoot(props.domElement, this.#tree(), this.#options());
				});
			else {
				this.#root = createRoot(props.domElement, this.#options());
				this.#root.render(this.#tree());
			}
		});
	}

	remove(): void {
		this.#root?.unmount();
		this.#props.domElement.removeAttribute(ALIVE_MARK);
		this.#settle();
	}

	#tree() {
		const { data, host } = this.#props;
		return (
			<SlotRoot
				Component={this.#definition.Component}
				identity={this.#identity}
				data={data as Data}
				host={host}
				onCommit={() => this.#settle()}
				onWhole={() => this.#props.domElement.setAttribute(ALIVE_MARK, this.#born)}
			/>
		);
	}

	#options(): RootOptions {
		const { domElement, identifierPrefix } = this.#props;
		const isHydrating = () => this.#born === 'hydrated' && !domElement.hasAttribute(ALIVE_MARK);
		return {
			identifierPrefix,
			onCaughtError: (error) => this.#props.onError(error, 'render'),
			onUncaughtError: (error) => {
				this.#props.onError(error, 'render');
				// React has taken everything away.
				domElement.removeAttribute(ALIVE_MARK);
				this.#settle();
			},
			onRecoverableError: (error) => this.#props.onError(error, isHydrating() ? 'hydration' : 'render'),
		};
	}
}
