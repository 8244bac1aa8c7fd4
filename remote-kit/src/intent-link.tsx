import type { Intent } from '@estate/shared-contract';
import { LinkButton, type LinkButtonProps } from '@estate/shared-ui';
import type { MouseEvent } from 'react';
import { useHost } from './host-context.ts';

/** A plain link that first asks whether another part of the page does the same in place. */
export function IntentLink({ intent, ...link }: LinkButtonProps & { intent: Intent }) {
	const host = useHost();
	function onClick(event: MouseEvent) {
		if (event.metaKey || event.ctrlKey || event.shiftKey) return;
		if (host.sendIntent(intent)) event.preventDefault();
	}
	return <LinkButton {...link} onClick={onClick} />;
}
