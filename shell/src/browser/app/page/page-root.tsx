import { SHELL_NAMESPACE } from '@estate/shared-i18n';
import { I18nextProvider } from '@estate/shared-i18n/react';
import { TextNamespaceContext } from '@estate/shared-ui';
import { useMemo, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { PageMain } from '../../../frame/main/page-main.tsx';
import { sendReport } from '../../send-report.ts';
import type { Services } from '../services.ts';
import type { SlotHolder } from '../slots/slot-holder.ts';
import { isSameShape, type LoadedPage } from './loaded-page.ts';

interface Shown {
	page: LoadedPage;
	/** React key: the same as long as pages change in place */
	group: string;
}

/** The page that `<main>` shows. */
export class ShownPage {
	#shown: Shown;
	readonly #listeners = new Set<() => void>();

	constructor(page: LoadedPage) {
		this.#shown = { page, group: page.id };
	}

	readonly get = (): Shown => this.#shown;

	readonly subscribe = (listener: () => void): (() => void) => {
		this.#listeners.add(listener);
		return () => this.#listeners.delete(listener);
	};

	/** Renders at once; when this returns the new page's containers are in the document. */
	set(page: LoadedPage): void {
		const group = isSameShape(this.#shown.page, page) ? this.#shown.group : page.id || 'document';
		this.#shown = { page, group };
		flushSync(() => {
			for (const listener of this.#listeners) listener();
		});
	}
}

function PageRoot({ shown, holder, services }: { shown: ShownPage; holder: SlotHolder; services: Services }) {
	const { page, group } = useSyncExternalStore(shown.subscribe, shown.get, shown.get);
	// A page with the same contents shows the same slots, whatever its heading.
	const { contents } = page;
	// biome-ignore lint/correctness/useExhaustiveDependencies: see above
	const surface = useMemo(() => holder.surface(page), [holder, contents]);
	return (
		<I18nextProvider i18n={services.i18n}>
			<TextNamespaceContext value={SHELL_NAMESPACE}>
				<PageMain key={group} view={page.view} surface={surface} />
			</TextNamespaceContext>
		</I18nextProvider>
	);
}

/** Takes `<main>` over. The rest of the frame stays HTML. */
export function hydrateMain(
	main: HTMLElement,
	shown: ShownPage,
	holder: SlotHolder,
	services: Services,
): void {
	hydrateRoot(main, <PageRoot shown={shown} holder={holder} services={services} />, {
		onRecoverableError(error) {
			const message = error instanceof Error ? error.message : String(error);
			sendReport({ kind: 'hydration-error', message: `main: ${message}` });
		},
	});
}
