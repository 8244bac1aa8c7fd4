import { useHost, useText } from '@estate/remote-kit';
import { classNames, Icon, IconPhone, telephoneAddress } from '@estate/shared-ui';
import classes from './form-aside.module.css';

/** Beside a form: what happens after it is sent (`steps`: section of the texts), and the telephone for who would rather call. */
export function FormAside({ steps, className }: { steps: string; className?: string | undefined }) {
	const text = useText();
	const { agency } = useHost().site;
	return (
		<div className={classNames(classes.aside, className)}>
			<h2 className={classes.title}>{text('thanks.nextTitle')}</h2>
			<ol className={classes.steps}>
				<li>{text(`thanks.${steps}.next1`)}</li>
				<li>{text(`thanks.${steps}.next2`)}</li>
			</ol>
			<p className={classes.call}>
				<Icon of={IconPhone} />
				<span>
					{text('form.rather')}{' '}
					<a href={telephoneAddress(agency.phone)} className={classes.number}>
						{agency.phone}
					</a>
				</span>
			</p>
		</div>
	);
}
