import { Icon, IconX, useText } from '@estate/shared-ui';
import classes from './offline-toast.module.css';

/** Says politely that the connection is gone; the boot script shows it, and takes it away when the connection is back. */
export function OfflineToast() {
	const text = useText();
	return (
		<div id="offline" className={classes.place} role="status">
			<div className={classes.toast} hidden>
				<p data-word="lost">{text('frame.offline.notice')}</p>
				<p data-word="held" hidden>
					{text('frame.offline.held')}
				</p>
				<button type="button" className={classes.close} aria-label={text('frame.offline.close')}>
					<Icon of={IconX} />
				</button>
			</div>
		</div>
	);
}
