import { type ReactNode, useEffect } from 'react';

/** Calls back after each commit of what is inside, be it the slot or the message that stands in for it. */
export function Committed({ onCommit, children }: { onCommit(): void; children: ReactNode }) {
	useEffect(() => onCommit());
	return children;
}
