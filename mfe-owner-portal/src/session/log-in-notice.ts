/** Why an owner is at the log-in page again. */
const LOG_IN_NOTICES = ['idle', 'out', 'everywhere'] as const;
export type LogInNotice = (typeof LOG_IN_NOTICES)[number];

export function isLogInNotice(text: string | null): text is LogInNotice {
	return LOG_IN_NOTICES.some((notice) => notice === text);
}
