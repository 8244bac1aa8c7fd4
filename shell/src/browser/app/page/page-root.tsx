import { messageOf } from '@estate/shared-contract/message-of';
import { SHELL_NAMESPACE } from '@estate/shared-i18n';
import { I18nextProvider } from '@estate/shared-i18n/react';
import { TextNamespaceContext } from '@estate/shared-ui';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { PageMain } from '../../../frame/main/page-main.tsx';
import { sendReport } from '../../send-report.ts';
import type { Services } from '../services.ts';
import type { SlotHolder } from '../slots/slot-holder.ts';
import { shownPageAtom } from './shown-page.ts';

function PageRoot({ holder, services }: { holder: SlotHolder; services: Services }) {
	const { page, group } = useAtomValue(shownPageAtom, { store: services.store });
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
export function hydrateMain(main: HTMLElement, holder: SlotHolder, services: Services): void {
	hydrateRoot(main, <PageRoot holder={holder} services={services} />, {
		onRecoverableError(error) {
			const message = messageOf(error);
			sendReport({ kind: 'hydration-error', message: `main: ${message}` });
		},
	});
}
