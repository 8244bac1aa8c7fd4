import { Icon, IconPause, IconPlay, useText, VisuallyHidden } from '@estate/shared-ui';
import classes from './motion-switch.module.css';

/** Stops what moves by itself (WCAG 2.2.2). A check box: style sheets read it, so it works without a script. */
export function MotionSwitch() {
	const text = useText();
	return (
		<label className={classes.switch}>
			<input className={classes.box} type="checkbox" data-pause />
			<span className={classes.face}>
				<Icon of={IconPause} size={18} className={classes.whenMoving} />
				<Icon of={IconPlay} size={18} className={classes.whenStill} />
			</span>
			<VisuallyHidden>{text('frame.banner.pause')}</VisuallyHidden>
		</label>
	);
}
