/** Slot of the owners' portal with the people of a property, without the remote's name. */
export const PEOPLE_SLOT = 'people';

/** Who is let in to see, by those who own the property. */
export const GUEST_ROLES = ['notary', 'family', 'adviser'] as const;
export type GuestRole = (typeof GUEST_ROLES)[number];

/** What of a property a guest may see beside its facts: whatever is none of these, no guest sees. */
export const GUEST_PARTS = ['visits', 'messages', 'documents', 'figures'] as const;
export type GuestPart = (typeof GUEST_PARTS)[number];

/** Does who reads a property see this part of it? Its owners see all, a guest what was shared. */
export const seesPart = (
	{ Shared }: { Shared?: { parts: readonly GuestPart[] } | undefined },
	part: GuestPart,
): boolean => Shared?.parts.includes(part) ?? true;

/** Days for which somebody can be let in. */
export const GUEST_DAYS = [30, 90, 365] as const;
/** Most guests of a property at a time. */
export const MOST_GUESTS = 10;

/** What the log of a property tells. */
export const ACTIVITIES = [
	'guest-invited',
	'guest-accepted',
	'guest-ended',
	'logged-in',
	'downloaded',
	'document-added',
	'document-removed',
	'message-sent',
	'offer-answered',
	'visit-answered',
] as const;
export type Activity = (typeof ACTIVITIES)[number];
