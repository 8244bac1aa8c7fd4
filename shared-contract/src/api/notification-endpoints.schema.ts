import { z } from 'zod';
import { notificationLinkSchema, ownerNotificationsSchema } from '../entities/owner-notifications.schema.ts';

const byToken = z.object({ token: z.string().min(10).max(300) });
const done = z.object({ ok: z.literal(true) });

/** Shapes of the endpoints about what owners are mailed, and about the calendar of their visits. */
export const NOTIFICATION_ENDPOINT_SCHEMAS = {
	chooseNotifications: { body: ownerNotificationsSchema, response: done },
	notificationLink: { params: byToken, response: notificationLinkSchema },
	endNotifications: { params: byToken, response: notificationLinkSchema },
	/** Another address ends the one before. It is shown in this answer alone */
	renewCalendar: { response: z.object({ address: z.string() }) },
	endCalendar: { response: done },
} as const;
