import { useHost, useText } from '@estate/remote-kit';
import { useEffect } from 'react';
import classes from './invalid-view.module.css';

/** Stands in the place of a module whose view nobody knows (website.md §8), and tells the operators. */
export function InvalidView({ moduleId, view }: { moduleId: number; view: string }) {
	const text = useText();
	const host = useHost();
	const report = {
		kind: 'invalid-view' as const,
		message: `Module ${moduleId} has the view "${view}", which no remote draws. Choose one of the module's views.`,
	};
	// Effects do not run on the server, and rendering there is once.
	if (typeof document === 'undefined') host.report(report);
	// biome-ignore lint/correctness/useExhaustiveDependencies: one report for each module and view
	useEffect(() => host.report(report), [host, moduleId, view]);
	return (
		<p className={classes.message} role="alert">
			{text('ui.failures.api')}; {text('ui.failures.invalidView')}
		</p>
	);
}
