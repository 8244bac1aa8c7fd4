import type { SlotHost } from '@estate/shared-contract';
import type { I18n } from '@estate/shared-i18n';
import { I18nextProvider } from '@estate/shared-i18n/react';
import { TextNamespaceContext } from '@estate/shared-ui';
import { type SharedStore, StoreProvider } from '@estate/shared-ui/store';
import type { ComponentType } from 'react';
import type { SlotProps } from '../define-slot.ts';
import { HostContext } from '../host-context.ts';
import { Committed } from './committed.tsx';
import { SlotBoundary } from './slot-boundary.tsx';
import { type SlotIdentity, textNamespace } from './slot-identity.ts';
import { SlotLook } from './slot-look.tsx';
import { SlotNavigation } from './slot-navigation.tsx';
import { Whole } from './whole.tsx';

export interface SlotRootProps<Data> {
	Component: ComponentType<SlotProps<Data>>;
	identity: SlotIdentity;
	data: Data;
	host: SlotHost;
	onCommit(): void;
	/** All that is inside is React's; nothing of it waits for its hydration any more */
	onWhole?(): void;
}

/** All that stands around a slot. Server and browser render this one tree, so that their markup and ids are the same. */
export function SlotRoot<Data>({ Component, identity, data, host, onCommit, onWhole }: SlotRootProps<Data>) {
	const namespace = textNamespace(identity);
	return (
		<Whole onWhole={onWhole}>
			<Committed onCommit={onCommit}>
				<HostContext value={host}>
					<StoreProvider store={host.store as SharedStore}>
						<I18nextProvider i18n={host.i18n as I18n} defaultNS={namespace}>
							<TextNamespaceContext value={namespace}>
								<SlotLook>
									<SlotNavigation host={host}>
										<SlotBoundary priority={identity.priority}>
											<Component data={data} host={host} />
										</SlotBoundary>
									</SlotNavigation>
								</SlotLook>
							</TextNamespaceContext>
						</I18nextProvider>
					</StoreProvider>
				</HostContext>
			</Committed>
		</Whole>
	);
}
