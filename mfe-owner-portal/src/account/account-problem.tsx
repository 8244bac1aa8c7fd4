import { useText } from '@estate/remote-kit';
import { CALL_PROBLEM_TEXTS } from '../fields/call-problem.ts';
import { FormProblem } from '../fields/form-message.tsx';
import type { AccountFailure } from './load-account.ts';

const TEXTS: Record<Exclude<AccountFailure['problem'], 'new-password'>, string> = {
	...CALL_PROBLEM_TEXTS,
	'wrong-password': 'account.wrongPassword',
	'wrong-code': 'code.wrong',
	'not-offered': 'account.notOffered',
};

/** Why a form of the account page did not go through; what is wrong with a field stands at the field. */
export function AccountProblem({ failure }: { failure: AccountFailure | undefined }) {
	const text = useText();
	if (!failure || failure.problem === 'new-password') return null;
	return <FormProblem>{text(TEXTS[failure.problem])}</FormProblem>;
}
