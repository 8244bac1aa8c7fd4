import { useLocation } from '@estate/remote-kit';
import { type MouseEvent, useEffect, useState } from 'react';
import { readUnitView, type UnitChoices, type UnitView, writeUnitView } from './unit-view.ts';

/** Where the table of units stands on the page of its project. */
export const UNITS_ID = 'units';

export interface ShownView {
	view: UnitView;
	/** Properties of a link that shows another view: at once where the page is alive, else with the page that it leads to */
	linkTo(view: UnitView): { to: string; onClick(event: MouseEvent): void };
}

/** The view that the address names. A press on a link changes it in place; the address follows. */
export function useUnitView(projectPath: string, choices: UnitChoices): ShownView {
	const { search } = useLocation();
	const [shown, setShown] = useState(search);
	useEffect(() => setShown(search), [search]);
	return {
		view: readUnitView(shown, choices),
		linkTo(view) {
			const query = writeUnitView(view);
			return {
				to: `${projectPath}${query}#${UNITS_ID}`,
				onClick({ metaKey, ctrlKey, shiftKey }) {
					if (!metaKey && !ctrlKey && !shiftKey) setShown(query);
				},
			};
		},
	};
}
