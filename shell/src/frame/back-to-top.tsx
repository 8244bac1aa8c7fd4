import { Icon, IconArrowUp, useText } from '@estate/shared-ui';
import classes from './back-to-top.module.css';

/** Link to the top of the page; the boot script shows it from 10 px on (website.md §9). */
export function BackToTop() {
	const text = useText();
	return (
		<a id="back-to-top" className={classes.link} href="#top" aria-label={text('frame.backToTop')}>
			<Icon of={IconArrowUp} />
		</a>
	);
}
