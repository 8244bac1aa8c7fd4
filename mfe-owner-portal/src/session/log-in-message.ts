/** Why an owner is at the log-in page again. */
const LOG_IN_MESSAGES = ['idle', 'out', 'everywhere'] as const;
export type LogInMessage = (typeof LOG_IN_MESSAGES)[number];

export function isLogInMessage(text: string | null): text is LogInMessage {
	return LOG_IN_MESSAGES.some((notice) => notice === text);
}
