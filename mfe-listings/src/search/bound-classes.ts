import classes from './fields.module.css';

/** Looks of a lower or upper bound: its name is small, the group says what it bounds. */
export const BOUND_CLASSES = { label: classes.bound, input: classes.figures } as const;
