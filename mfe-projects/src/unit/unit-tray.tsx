import { useHost } from '@estate/remote-kit';
import { Icon, IconScale } from '@estate/shared-ui';
import { CompareTray, comparison, useKeptIds } from '@estate/shared-ui/kept';
import { useSetAtom } from '@estate/shared-ui/store';

/** Address of the page that has properties side by side; undefined on a site without one. */
export function useComparisonHref(): string | undefined {
	const { href } = useHost();
	try {
		return href('listings.compare');
	} catch {
		return undefined;
	}
}

/** The properties and units chosen to compare, as on the pages of properties. */
export function UnitTray() {
	const page = useComparisonHref();
	const ids = useKeptIds(comparison) ?? [];
	const clear = useSetAtom(comparison.clearAtom);
	if (page === undefined) return null;
	return (
		<CompareTray
			ids={ids}
			href={`${page}?ids=${ids.toReversed().join(',')}`}
			sign={<Icon of={IconScale} size={20} />}
			isAboveBar
			onClear={clear}
		/>
	);
}
