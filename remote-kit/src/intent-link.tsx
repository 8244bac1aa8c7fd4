import type { Intent } from '@estate/shared-contract';
import { LinkButton, type LinkButtonProps } from '@estate/shared-ui';
import type { MouseEvent } from 'react';
import { useHost } from './host-context.ts';

/** Click handler of a plain link that first asks whether the page does the same in place; modified clicks are the browser's. */
export function useIntent(intent: Intent, href: string): (event: MouseEvent) => void {
	const host = useHost();
	return (event) => {
		if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
		if (host.sendIntent(intent, href)) event.preventDefault();
	};
}

/** A plain link that first asks whether another part of the page does the same in place. */
export function IntentLink({ intent, ...link }: LinkButtonProps & { intent: Intent }) {
	const onClick = useIntent(intent, link.href);
	return <LinkButton {...link} onClick={onClick} />;
}
