import { useHost, useLocation } from '@estate/remote-kit';
import { CompareTray, useKeptIds } from '@estate/shared-ui/kept';
import { useSetAtom } from '@estate/shared-ui/store';
import { SCALES, Sign } from '../buttons/signs.tsx';
import { compareHref } from '../kept-address.ts';
import { comparison } from '../storage/kept-lists.ts';
import { dismissKeptToastAtom } from './kept-toast.ts';
import { KeptToastRegion } from './kept-toast-region.tsx';

/** The properties chosen to compare, and what the last press did; on a phone above the bar of a property's own page. */
export function ListingsTray({ isAboveBar }: { isAboveBar: boolean }) {
	const { href } = useHost();
	const { pathname, search } = useLocation();
	const ids = useKeptIds(comparison) ?? [];
	const dismissToast = useSetAtom(dismissKeptToastAtom);
	const clearComparison = useSetAtom(comparison.clearAtom);
	const clear = () => {
		dismissToast();
		clearComparison();
	};
	return (
		<CompareTray
			ids={ids}
			href={compareHref(href, ids.toReversed())}
			sign={<Sign path={SCALES} />}
			isAboveBar={isAboveBar}
			onClear={clear}
		>
			<KeptToastRegion key={pathname + search} />
		</CompareTray>
	);
}
