import { useText } from '@estate/remote-kit';
import { Icon, IconHeart, IconScale } from '@estate/shared-ui';
import { comparison, favourites, type KeptList, untilAlive, useIsKept } from '@estate/shared-ui/kept';
import { useSetAtom } from '@estate/shared-ui/store';
import { type ComponentProps, useState } from 'react';
import classes from './keep-unit.module.css';
import { useComparisonHref } from './unit-tray.tsx';

interface Props {
	unitId: number;
	list: KeptList;
	icon: ComponentProps<typeof Icon>['of'];
	look?: string | undefined;
	label: string;
	/** What is said when no more fit */
	full: string;
}

/** Keeps a unit in a list, where lists of properties keep it too: by the negative of its id. */
function KeepButton({ unitId, list, icon, look, label, full }: Props) {
	const listedId = -unitId;
	const isKept = useIsKept(list, listedId);
	const add = useSetAtom(list.addAtom);
	const remove = useSetAtom(list.removeAtom);
	const [isFull, setFull] = useState(false);

	function toggle() {
		if (isKept) remove([listedId]);
		else setFull(add([listedId]) === undefined);
	}

	return (
		<>
			<button
				type="button"
				className={look ? `${classes.keep} ${look}` : classes.keep}
				aria-pressed={isKept ?? false}
				{...untilAlive(isKept === undefined)}
				onClick={toggle}
			>
				<Icon of={icon} size={20} />
				{label}
			</button>
			<span role="status" className={classes.said}>
				{isFull && full}
			</span>
		</>
	);
}

/** Keeps a unit as a favourite, and to stand beside others. */
export function KeepUnit({ unitId }: { unitId: number }) {
	const text = useText();
	const canCompare = useComparisonHref() !== undefined;
	return (
		<>
			<KeepButton
				unitId={unitId}
				list={favourites}
				icon={IconHeart}
				look={classes.heart}
				label={text('unit.favourite')}
				full={text('unit.favouritesFull', { most: favourites.most })}
			/>
			{canCompare && (
				<KeepButton
					unitId={unitId}
					list={comparison}
					icon={IconScale}
					label={text('unit.compare')}
					full={text('unit.comparisonFull', { most: comparison.most })}
				/>
			)}
		</>
	);
}
