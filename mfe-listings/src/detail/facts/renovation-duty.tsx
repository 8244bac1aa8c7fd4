import { useText } from '@estate/remote-kit';
import { Icon, IconAlertCircle } from '@estate/shared-ui';
import classes from './renovation-duty.module.css';

/** The duty that comes with a property of label E or F in Flanders (website.md §9). */
export function RenovationDuty({ years }: { years: number }) {
	const text = useText();
	return (
		<div className={classes.notice} role="note">
			<Icon of={IconAlertCircle} />
			<p>
				<strong>{text('detail.renovation.title')}</strong>
				{text('detail.renovation.text', { count: years })}
			</p>
		</div>
	);
}
