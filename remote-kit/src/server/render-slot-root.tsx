import { renderToString } from 'react-dom/server';
import { SlotRoot, type SlotRootProps } from '../slot-root/slot-root.tsx';

/** Markup of a slot. Throws what the slot throws. */
export function renderSlotRoot<Data>({
	identifierPrefix,
	...props
}: Omit<SlotRootProps<Data>, 'onCommit'> & { identifierPrefix: string }): string {
	return renderToString(<SlotRoot {...props} onCommit={() => {}} />, { identifierPrefix });
}
