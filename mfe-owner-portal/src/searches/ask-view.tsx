import { useText } from '@estate/remote-kit';
import { Button } from '@estate/shared-ui/mantine';
import { CALL_PROBLEM_TEXTS } from '../fields/call-problem.ts';
import { FormProblem, FormSuccess } from '../fields/form-message.tsx';
import { SlotForm } from '../fields/slot-form.tsx';
import { TextField } from '../fields/text-field.tsx';
import classes from './searches.module.css';
import type { AskData } from './searches-data.ts';

/** Asks for a mail with a link to the searches of an address. */
export function AskView({ data }: { data: AskData }) {
	const text = useText();
	const { email, code, problem, isSent, link, loginHref } = data;
	return (
		<div className={classes.ask}>
			{isSent ? (
				<>
					<FormSuccess>{text('searches.ask.sent')}</FormSuccess>
					<p className={classes.soft}>{text('searches.ask.sentHelp')}</p>
				</>
			) : (
				<SlotForm slot="searches" does="ask">
					<p className={classes.lead}>{text(`searches.ask.${link ?? 'lead'}`)}</p>
					<FormProblem>{problem && text(CALL_PROBLEM_TEXTS[problem])}</FormProblem>
					<TextField
						name="email"
						label={text('login.email')}
						type="email"
						autoComplete="email"
						required
						defaultValue={email}
						code={code}
					/>
					<Button type="submit" size="lg">
						{text('searches.ask.submit')}
					</Button>
				</SlotForm>
			)}
			<p className={classes.soft}>
				{text('searches.ask.account')} <a href={loginHref}>{text('login.submit')}</a>
			</p>
		</div>
	);
}
