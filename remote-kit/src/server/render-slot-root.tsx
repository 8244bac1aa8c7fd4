import { type RootTexts, RootTextsContext } from '@estate/shared-ui';
import { renderToString } from 'react-dom/server';
import { SlotRoot, type SlotRootProps } from '../slot-root/slot-root.tsx';

interface RenderedRoot<Data> extends Omit<SlotRootProps<Data>, 'onCommit'> {
	identifierPrefix: string;
	texts: RootTexts;
}

/** Markup of a slot. Throws what the slot throws. A provider around the root takes no part in its ids. */
export function renderSlotRoot<Data>({ identifierPrefix, texts, ...props }: RenderedRoot<Data>): string {
	return renderToString(
		<RootTextsContext value={() => texts}>
			<SlotRoot {...props} onCommit={() => {}} />
		</RootTextsContext>,
		{ identifierPrefix },
	);
}
