import { createContext, type ReactNode, startTransition, useEffect, useState } from 'react';

interface Props {
	onWhole: (() => void) | undefined;
	children: ReactNode;
}

const WholeContext = createContext(false);

/**
 * Calls back when all that is inside is React's. Boundaries of Suspense hydrate in commits of their own after the first,
 * some only when their code is there, and React does not say when the last one has. But a transition that changes a
 * context concerns every boundary inside, and React commits it only after each of them was hydrated or rendered again. Nothing
 * reads the context, so nothing is rendered again for it.
 */
export function Whole({ onWhole, children }: Props) {
	const [isWhole, setWhole] = useState(false);
	useEffect(() => startTransition(() => setWhole(true)), []);
	// React hands what a commit has recovered from to onRecoverableError before it runs the effects of that commit.
	useEffect(() => {
		if (isWhole) onWhole?.();
	}, [isWhole, onWhole]);
	return <WholeContext value={isWhole}>{children}</WholeContext>;
}
