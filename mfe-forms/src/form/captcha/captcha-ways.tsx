import { useHost, useText } from '@estate/remote-kit';
import { telephoneAddress } from '@estate/shared-ui';
import { Button } from '@estate/shared-ui/mantine';
import classes from './captcha-field.module.css';
import type { Work } from './use-work.ts';

export interface CaptchaWaysProps {
	work: Work;
	/** The script is there: another picture and work instead of reading are possible */
	isAlive: boolean;
	onRenew(): void;
	onSolve(): void;
}

/** Ways out for who cannot read the picture. */
export function CaptchaWays({ work, isAlive, onRenew, onSolve }: CaptchaWaysProps) {
	const text = useText();
	const { phone } = useHost().site.agency;
	if (work.state === 'running')
		return (
			<p className={classes.work} role="status">
				<progress max={1} value={work.share} aria-label={text('form.captcha.working')} />
				{text('form.captcha.working')}
			</p>
		);
	if (!isAlive)
		return (
			<p className={classes.help}>
				{text('form.captcha.call')} <a href={telephoneAddress(phone)}>{phone}</a>
			</p>
		);
	return (
		<p className={classes.ways}>
			<Button variant="subtle" size="sm" onClick={onRenew}>
				{text('form.captcha.another')}
			</Button>
			<Button variant="subtle" size="sm" onClick={onSolve}>
				{text('form.captcha.unreadable')}
			</Button>
		</p>
	);
}
