import { IntentLink, useHost } from '@estate/remote-kit';
import { SAVE_SEARCH_PATH } from '@estate/shared-contract';
import type { LinkButtonProps } from '@estate/shared-ui';

export interface SaveSearchLinkProps extends Pick<LinkButtonProps, 'variant' | 'size' | 'icon'> {
	/** The search as `searchToSave` writes it */
	search: string;
	children: string;
}

/** The way to the form that saves a search, in place where the page can; nothing where the site has no such form. */
export function SaveSearchLink({ search, ...link }: SaveSearchLinkProps) {
	const { localize } = useHost();
	const path = localize(SAVE_SEARCH_PATH);
	if (path === '/') return null;
	return (
		<IntentLink
			{...link}
			rel="nofollow"
			href={`${path}?${search}`}
			intent={{ type: 'register-demand', detail: { query: search } }}
		/>
	);
}
