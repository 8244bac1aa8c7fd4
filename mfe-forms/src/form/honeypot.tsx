import { useText } from '@estate/remote-kit';
import classes from './honeypot.module.css';

/** A field that machines fill in and people never meet: out of sight, out of the tab order, silent for screen readers. */
export function Honeypot({ name }: { name: string }) {
	const text = useText();
	return (
		<div className={classes.honeypot} aria-hidden="true">
			<label>
				{text('form.honeypot')}
				<input type="text" name={name} tabIndex={-1} autoComplete="off" defaultValue="" />
			</label>
		</div>
	);
}
