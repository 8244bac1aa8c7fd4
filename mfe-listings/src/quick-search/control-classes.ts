import classes from './quick-search.module.css';

/** Looks of a field of the quick search: a line under its value, its name small above. */
export const CONTROL_CLASSES = {
	root: classes.field,
	label: classes.label,
	wrapper: classes.line,
	input: classes.control,
} as const;

/** Of the field for a sentence: what it holds while it is empty is an example. */
export const SENTENCE_CLASSES = { ...CONTROL_CLASSES, wrapper: `${classes.line} ${classes.example}` };
