import { useHost, useText } from '@estate/remote-kit';
import { useState } from 'react';
import classes from './invalid-view.module.css';

/** Stands in the place of a module whose view nobody knows (website.md §8), and tells the operators. */
export function InvalidView({ moduleId, view }: { moduleId: number; view: string }) {
	const text = useText();
	const host = useHost();
	// Effects do not run on the server, where most of these are drawn; an initial state is made once on either side.
	useState(() =>
		host.report({
			kind: 'invalid-view',
			message: `Module ${moduleId} has the view "${view}", which no remote draws. Choose one of the module's views.`,
		}),
	);
	return (
		<p className={classes.message} role="alert">
			{`${text('ui.failures.api')}; ${text('ui.failures.invalidView')}`}
		</p>
	);
}
