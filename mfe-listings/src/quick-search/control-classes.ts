import classes from './quick-search.module.css';

/** Looks of a field of the quick search: a line under its value, its name small above. */
export const CONTROL_CLASSES = {
	root: classes.field,
	label: classes.label,
	wrapper: classes.line,
	input: classes.control,
} as const;
