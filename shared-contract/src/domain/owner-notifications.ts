/** What owners of properties are notified of by mail. Mails about the account itself are none of these: they always come. */
export const NOTIFICATION_KINDS = ['message', 'visit', 'feedback', 'offer', 'document', 'figures'] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** How often: a mail for each, one a day or a week of all that happened, or none. */
export const NOTIFICATION_FREQUENCIES = ['at-once', 'daily', 'weekly', 'never'] as const;
export type NotificationFrequency = (typeof NOTIFICATION_FREQUENCIES)[number];

/** Figures are of a period: there is no event that they come with. */
export const FIGURES_FREQUENCIES = ['daily', 'weekly', 'never'] as const;

export type NotificationChoices = Record<Exclude<NotificationKind, 'figures'>, NotificationFrequency> & {
	figures: (typeof FIGURES_FREQUENCIES)[number];
};

/** What holds until an owner chooses. */
export const DEFAULT_NOTIFICATIONS: NotificationChoices = {
	message: 'at-once',
	visit: 'at-once',
	feedback: 'at-once',
	offer: 'at-once',
	document: 'at-once',
	figures: 'weekly',
};

/** What a link at the foot of a mail ends: a kind, or all that the mail of a day or of a week holds. */
export const NOTIFICATION_SCOPES = [...NOTIFICATION_KINDS, 'daily', 'weekly'] as const;
export type NotificationScope = (typeof NOTIFICATION_SCOPES)[number];
