import { NOTIFICATION_SCOPES, type NotificationScope } from '@estate/shared-contract';
import { readToken, signToken } from '../../server/installation-secret.ts';

const PURPOSE = 'owner-notification';

/** What a link at the foot of a mail ends, and whose mails. */
export interface NotificationEnd {
	ownerId: number;
	scope: NotificationScope;
}

/** Anyone who has the link of a mail may end mails of its kind, and nothing else. It works for ever, as it must. */
export const notificationToken = (secret: string, { ownerId, scope }: NotificationEnd): string =>
	signToken({ secret, purpose: PURPOSE, content: `${ownerId}-${scope}` });

/** What a token of this installation ends; undefined for any other. */
export function readNotificationToken(secret: string, token: string): NotificationEnd | undefined {
	const [, owner, name] =
		/^(\d{1,16})-([a-z-]+)$/.exec(readToken({ secret, purpose: PURPOSE, token }) ?? '') ?? [];
	const scope = NOTIFICATION_SCOPES.find((each) => each === name);
	return scope && { ownerId: Number(owner), scope };
}
