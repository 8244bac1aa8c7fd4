import type { SlotContext } from '@estate/remote-kit';
import { type ActionResult, ApiError, type LoadResult, type NotificationLink } from '@estate/shared-contract';
import { type CallProblem, callProblem } from '../fields/call-problem.ts';
import { errorHead } from '../fields/error-head.ts';

export interface NotificationLinkData {
	/** Undefined: the link is not whole, or its account is gone */
	link: NotificationLink | undefined;
	problem?: CallProblem;
}

const tokenOf = ({ route }: SlotContext) => ({ token: route.params.token ?? '' });

/** The page behind the link at the foot of a mail to an owner. Opening it ends nothing: mail programs open links too. */
export async function loadNotificationLink(context: SlotContext): Promise<LoadResult<NotificationLinkData>> {
	const { api, signal, text } = context;
	const heading = text('notifications.title');
	const page = (data: NotificationLinkData): LoadResult<NotificationLinkData> => ({
		heading,
		head: { title: heading, noindex: true },
		crumbs: [{ name: heading }],
		data,
	});
	try {
		return page({ link: await api.call('notificationLink', { params: tokenOf(context) }, { signal }) });
	} catch (error) {
		if (!(error instanceof ApiError) || !(error.isNotFound || error.isUnreadable)) throw error;
		return { ...page({ link: undefined }), status: 404 };
	}
}

/** Ends the mails that the link is for. */
export async function endNotifications(
	_: unknown,
	context: SlotContext,
): Promise<ActionResult<NotificationLinkData>> {
	try {
		await context.api.call('endNotifications', { params: tokenOf(context) });
		return { redirect: { to: context.location.pathname } };
	} catch (error) {
		const failure = callProblem(error);
		if (!failure) return { status: 404, data: { link: undefined } };
		const { data } = await loadNotificationLink(context);
		return {
			status: failure.status,
			data: { ...data, problem: failure.problem },
			...errorHead(context, 'notifications.title'),
		};
	}
}
