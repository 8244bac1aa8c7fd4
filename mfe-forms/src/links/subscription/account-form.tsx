import { useText } from '@estate/remote-kit';
import type { Subscription } from '@estate/shared-contract';
import { Button, TextInput } from '@estate/shared-ui/mantine';
import type { LinkProblem } from '../link-problem.ts';
import classes from '../links.module.css';
import { ChangeForm } from './change-form.tsx';

interface AccountFormProps {
	status: Subscription['status'];
	problem: LinkProblem | undefined;
}

/**
 * The account that was asked for with the search: it is made when the password of the form is typed again here, so that
 * nobody makes one with somebody else's address. The search alone can be confirmed without.
 */
export function AccountForm({ status, problem }: AccountFormProps) {
	const text = useText();
	const isWrong = problem === 'wrong-password';
	return (
		<section className={classes.section}>
			<h2>{text('links.subscription.account.title')}</h2>
			<p>{text('links.subscription.account.why')}</p>
			<ChangeForm>
				<TextInput
					id="account-password"
					type="password"
					name="password"
					label={text('links.subscription.account.password')}
					autoComplete="current-password"
					required
					error={isWrong && text('links.subscription.account.wrong')}
					aria-invalid={isWrong || undefined}
				/>
				<Button type="submit" size="lg" name="action" value="confirm">
					{text(`links.subscription.account.${status === 'active' ? 'make' : 'confirm'}`)}
				</Button>
			</ChangeForm>
		</section>
	);
}
