import type { SlotContext } from '@estate/remote-kit';
import { type ActionResult, ApiError, type LoadResult, type PostedForm } from '@estate/shared-contract';
import { type CallProblem, callProblem } from '../fields/call-problem.ts';
import { errorHead } from '../fields/error-head.ts';
import { newPasswordErrors, type PasswordErrors, refusedPassword } from '../fields/new-password.ts';
import { isWholeToken } from '../fields/whole-token.ts';
import { afterPassword } from '../session/next-address.ts';

export type ChooseData =
	/** The link was used, is too old, or never was */
	| { state: 'over' }
	/** The link lost a part of itself on its way */
	| { state: 'incomplete' }
	| {
			state: 'invitation' | 'reset';
			/** The user name, for people and password managers */
			email: string;
			errors?: PasswordErrors;
			problem?: CallProblem;
	  };

const tokenOf = ({ route }: SlotContext) => ({ token: route.params.token ?? '' });

/** The page behind the link of a mail. Opening it uses nothing up: mail programs open links too. */
export async function loadChoosePassword(context: SlotContext): Promise<LoadResult<ChooseData>> {
	const { api, signal, text } = context;
	const page = (data: ChooseData): LoadResult<ChooseData> => {
		const heading = text(`choose.${data.state}.title`);
		return { heading, head: { title: heading, noindex: true }, crumbs: [{ name: heading }], data };
	};
	try {
		const { purpose, email } = await api.call('ownerLink', { params: tokenOf(context) }, { signal });
		return page({ state: purpose, email });
	} catch (error) {
		if (!(error instanceof ApiError) || !(error.isNotFound || error.isUnreadable)) throw error;
		const isWhole = isWholeToken(context.route.params.token ?? '');
		return { ...page({ state: isWhole ? 'over' : 'incomplete' }), status: 404 };
	}
}

/** Stores the password that was chosen; the owner is logged in by it. */
export async function choosePassword(
	{ fields }: PostedForm,
	context: SlotContext,
): Promise<ActionResult<ChooseData>> {
	const { api, href } = context;
	const posted = new Map(fields);
	const password = posted.get('password') ?? '';
	const errors = newPasswordErrors(password, posted.get('passwordRepeat') ?? '');
	const again = async (status: number, what: { errors?: PasswordErrors; problem?: CallProblem }) => {
		const { data } = await loadChoosePassword(context);
		if (data.state === 'over' || data.state === 'incomplete') return { status: 404, data };
		return { status, data: { ...data, ...what }, ...errorHead(context, `choose.${data.state}.title`) };
	};
	if (errors) return again(422, { errors });
	try {
		const answer = await api.call('ownerSetPassword', { params: tokenOf(context), body: { password } });
		return { redirect: { to: afterPassword(answer, '', href) } };
	} catch (error) {
		const refused = refusedPassword(error);
		if (refused) return again(422, { errors: refused });
		const failure = callProblem(error);
		return failure
			? again(failure.status, { problem: failure.problem })
			: { status: 404, data: { state: 'over' } };
	}
}
