import { useHost, useText } from '@estate/remote-kit';
import { useState } from 'react';
import classes from './invalid-view.module.css';

/** Stands in the place of a module whose view or relation is unknown (website.md §8), and reports to the operators. */
export function InvalidView({ moduleId, invalid }: { moduleId: number; invalid: string }) {
	const text = useText();
	const host = useHost();
	// Effects do not run on the server, where most of these are rendered; an initial state is made once on either side.
	useState(() =>
		host.report({
			kind: 'invalid-view',
			message: `Module ${moduleId} has the ${invalid}, which no remote renders. Choose another one in the content system.`,
		}),
	);
	return (
		<p className={classes.message} role="alert">
			{`${text('ui.failures.api')}; ${text('ui.failures.invalidView')}`}
		</p>
	);
}
