import classes from './fields.module.css';

/** Why the form did not go through. */
export function FormProblem({ id, children }: { id?: string; children: string | undefined }) {
	if (!children) return null;
	return (
		<p className={classes.problem} role="alert" id={id}>
			{children}
		</p>
	);
}

/** What was done. */
export function FormSuccess({ children }: { children: string | undefined }) {
	if (!children) return null;
	return (
		<p className={classes.good} role="status">
			{children}
		</p>
	);
}
