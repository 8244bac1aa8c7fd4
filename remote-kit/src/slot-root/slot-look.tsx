import { MantineProvider } from '@estate/shared-ui/mantine/provider';
import { colorSchemeAtom, useAtomValue } from '@estate/shared-ui/store';
import { theme } from '@estate/shared-ui/theme';
import type { ReactNode } from 'react';

const leaveRootAlone = () => undefined;

/** Mantine for one slot: the shell alone owns the document's variables, classes and colour scheme. */
export function SlotLook({ children }: { children: ReactNode }) {
	const colorScheme = useAtomValue(colorSchemeAtom);
	return (
		<MantineProvider
			theme={theme}
			forceColorScheme={colorScheme}
			getRootElement={leaveRootAlone}
			withCssVariables={false}
			withGlobalClasses={false}
		>
			{children}
		</MantineProvider>
	);
}
