import type { SlotContext } from '@estate/remote-kit';
import { type ActionResult, type PostedForm, REFUSED_FILE } from '@estate/shared-contract';
import { formatDate } from '@estate/shared-i18n';
import type { Text } from '@estate/shared-ui';
import { errorHead } from '../../fields/error-head.ts';
import { isSignedOut } from '../for-owner.ts';
import { loginAddress } from '../login-address.ts';

/** A form that came when its session had ended: sent again once its owner has logged in beside it. */
export interface KeptForm {
	/** All that was posted, as it came: names and values */
	posted: PostedForm['fields'];
	/** What of it somebody filled in, in words */
	typed: readonly { label: string; value: string }[];
	/** Of its page: where it is sent */
	pathname: string;
	loginHref: string;
}

/** How a field of a form reads. */
export interface KeptField {
	/** Text of its label */
	label: string;
	kind?: 'day' | 'time' | 'file';
	/** Where it is one of a list: the values, and the text of each behind a prefix */
	choices?: { of: readonly (string | number)[]; texts: string };
}

export interface KeptFields {
	/** Text of the page's heading */
	title: string;
	/** Fields that people fill in, by name, in their order */
	fields: Readonly<Record<string, KeptField>>;
}

type Act<Data> = (form: PostedForm, context: SlotContext) => Promise<ActionResult<Data>>;

function valueIn({ kind, choices }: KeptField, value: string, text: Text, context: SlotContext): string {
	if (kind === 'file') return value === REFUSED_FILE ? '' : text('messages.file.kept');
	if (choices)
		return choices.of.some((each) => String(each) === value) ? text(`${choices.texts}.${value}`) : '';
	if (kind === 'day') return formatDate(value, context.language);
	if (kind === 'time') return value.replace('T', ' ');
	return value.trim();
}

function typedIn(
	fields: KeptFields['fields'],
	posted: PostedForm['fields'],
	context: SlotContext,
): KeptForm['typed'] {
	return Object.entries(fields).flatMap(([name, field]) => {
		const values = posted.flatMap(([each, value]) =>
			each === name && value !== '' ? [valueIn(field, value, context.text, context)] : [],
		);
		const value = values.filter(Boolean).join(', ');
		return value ? [{ label: context.text(field.label), value }] : [];
	});
}

/**
 * An action of the portal that loses nothing: where the session ended while somebody filled a form in, the page that comes
 * has all of it, to be sent again. A form in which nobody typed leads to the log-in page, as every page does.
 */
export function keepForm<Data>(act: Act<Data>, { title, fields }: KeptFields): Act<Data | KeptForm | null> {
	return async (form, context) => {
		const { href, location } = context;
		const login = href('owner-portal.login');
		try {
			const answer = await act(form, context);
			if (!('redirect' in answer && answer.redirect.to.startsWith(`${login}?`))) return answer;
		} catch (error) {
			if (!isSignedOut(error)) throw error;
		}
		const loginHref = loginAddress(href, location);
		const typed = typedIn(fields, form.fields, context);
		if (typed.length === 0) return { redirect: { to: loginHref } };
		const posted = form.fields.filter(([, value]) => value !== REFUSED_FILE);
		return {
			status: 401,
			data: { posted, typed, pathname: location.pathname, loginHref },
			heading: context.text(title),
			...errorHead(context, title),
		};
	};
}
