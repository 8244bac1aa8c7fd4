import classes from './fields.module.css';

/** Class names of a plain field: its label, and the input or text area itself. */
export const fieldClasses = { label: classes.label, input: classes.input } as const;
