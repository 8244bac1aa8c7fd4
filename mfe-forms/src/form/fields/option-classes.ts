import classes from './choice.module.css';

/** Looks of a value that can be ticked or chosen, as a box that can be pressed anywhere. */
export const OPTION_CLASSES = { root: classes.option, inner: classes.mark, label: classes.label } as const;
