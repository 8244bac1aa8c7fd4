import { classNames } from '../class-names.ts';
import classes from './mask-icon.module.css';

/**
 * Class of an element whose text has a line icon before it, drawn by the style sheet. `drawing` is a class that sets
 * `mask-image` of its `::before`, with a file of `@tabler/icons`.
 */
export function maskIcon(drawing: string | undefined): string {
	return classNames(classes.icon, drawing);
}
