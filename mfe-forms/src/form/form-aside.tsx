import { useHost, useText } from '@estate/remote-kit';
import type { RequestKind } from '@estate/shared-contract';
import { classNames, Icon, IconPhone, telephoneAddress } from '@estate/shared-ui';
import classes from './form-aside.module.css';

/** Beside a form: what happens after it is sent, and the telephone for who would rather call. */
export function FormAside({ kind, className }: { kind: RequestKind; className?: string | undefined }) {
	const text = useText();
	const { agency } = useHost().site;
	// Nearly every visit that is asked for is one to confirm by its mail.
	const steps = kind === 'contact-appointment' ? 'visit-hold' : kind;
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
