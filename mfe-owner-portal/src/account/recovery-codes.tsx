import { useHost, useText } from '@estate/remote-kit';
import { Button } from '@estate/shared-ui/mantine';
import { Link } from '@estate/shared-ui/router';
import classes from './account.module.css';

/** Codes for when the telephone is not at hand. They are shown once. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
	const text = useText();
	const { href } = useHost();
	return (
		<section className={classes.codes} aria-labelledby="recovery-codes" role="status">
			<h3 className={classes.codesTitle} id="recovery-codes">
				{text('account.factor.codes.title')}
			</h3>
			<p className={classes.lead}>{text('account.factor.codes.lead')}</p>
			<ul className={classes.codeList}>
				{codes.map((code) => (
					<li key={code}>
						<code>{code}</code>
					</li>
				))}
			</ul>
			<Button component={Link} to={href('owner-portal.account')} variant="outline" size="sm">
				{text('account.factor.codes.kept')}
			</Button>
		</section>
	);
}
