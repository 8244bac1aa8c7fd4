import type { Href, PageLocation } from '@estate/shared-contract';
import type { LogInMessage } from './log-in-message.ts';

/** The log-in page that leads back to this page, its query included. */
export function loginAddress(
	href: Href,
	{ pathname, search = '' }: Pick<PageLocation, 'pathname'> & { search?: string },
	notice?: LogInMessage,
): string {
	const query = new URLSearchParams({ next: pathname + search, ...(notice ? { notice } : {}) });
	return `${href('owner-portal.login')}?${query}`;
}

/** The log-in page of who has left of the own will. */
export function loggedOutAddress(href: Href, notice: LogInMessage): string {
	return `${href('owner-portal.login')}?${new URLSearchParams({ notice })}`;
}
