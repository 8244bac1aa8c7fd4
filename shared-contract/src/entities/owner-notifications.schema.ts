import { z } from 'zod';
import {
	FIGURES_FREQUENCIES,
	NOTIFICATION_FREQUENCIES,
	NOTIFICATION_KINDS,
	NOTIFICATION_SCOPES,
} from '../domain/owner-notifications.ts';
import { languageSchema } from './common.schema.ts';

const frequencySchema = z.enum(NOTIFICATION_FREQUENCIES);

/** How often an owner is mailed of what, by kind. */
export const notificationChoicesSchema = z.object({
	message: frequencySchema,
	visit: frequencySchema,
	feedback: frequencySchema,
	offer: frequencySchema,
	document: frequencySchema,
	figures: z.enum(FIGURES_FREQUENCIES),
});

/** What an owner of properties set about mails, and in which language they come. */
export const ownerNotificationsSchema = z.object({
	choices: notificationChoicesSchema,
	language: languageSchema,
});

/** What the link at the foot of a mail to an owner ends; no kinds: it is ended already. */
export const notificationLinkSchema = z.object({
	scope: z.enum(NOTIFICATION_SCOPES),
	kinds: z.array(z.enum(NOTIFICATION_KINDS)),
});

/** The calendar of an owner's visits. */
export const ownerCalendarSchema = z.object({
	/** ISO 8601, when its address was made; absent: there is none */
	since: z.string().optional(),
});

export type OwnerNotifications = z.infer<typeof ownerNotificationsSchema>;
export type NotificationLink = z.infer<typeof notificationLinkSchema>;
export type OwnerCalendar = z.infer<typeof ownerCalendarSchema>;
