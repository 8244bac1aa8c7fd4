import { defineSlot } from '@estate/remote-kit';
import { endNotifications, loadNotificationLink } from '../notifications/notification-link.ts';
import { NotificationLinkView } from '../notifications/notification-link-view.tsx';

export default defineSlot({
	load: loadNotificationLink,
	action: endNotifications,
	Component: NotificationLinkView,
});
