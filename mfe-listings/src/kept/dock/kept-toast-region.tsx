import { useText } from '@estate/remote-kit';
import { VisuallyHidden } from '@estate/shared-ui';
import { useAtomValue, useSetAtom } from '@estate/shared-ui/store';
import { useEffect } from 'react';
import { useHydrated } from '../../search/use-hydrated.ts';
import { dismissKeptToastAtom, keptToastAtom } from './kept-toast.ts';
import classes from './kept-toast-region.module.css';

/** The page's one live region for the buttons: heard always, seen only where something was refused. What it says does not outlive it. */
export function KeptToastRegion() {
	const text = useText();
	const last = useAtomValue(keptToastAtom);
	const dismiss = useSetAtom(dismissKeptToastAtom);
	useEffect(() => dismiss, [dismiss]);
	const toast = useHydrated() ? last : undefined;
	const words = toast && text(`kept.toast.${toast.kind}`, { count: toast.count });
	const isRefusal = toast?.kind === 'comparisonFull' || toast?.kind === 'favouritesFull';
	return (
		<div role="status" className={isRefusal ? classes.refusal : undefined}>
			{words &&
				(isRefusal ? (
					<p key={toast.serial}>{words}</p>
				) : (
					<VisuallyHidden key={toast.serial}>{words}</VisuallyHidden>
				))}
		</div>
	);
}
