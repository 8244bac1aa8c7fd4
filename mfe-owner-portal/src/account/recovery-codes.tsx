import { useHost, useText } from '@estate/remote-kit';
import { LinkButton } from '@estate/shared-ui';
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
			<LinkButton href={href('owner-portal.account')} variant="outline" size="small">
				{text('account.factor.codes.kept')}
			</LinkButton>
		</section>
	);
}
