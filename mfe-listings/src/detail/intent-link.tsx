import { useHost } from '@estate/remote-kit';
import type { Intent } from '@estate/shared-contract';
import type { MouseEvent, ReactNode } from 'react';

interface Props {
	href: string;
	intent: Intent;
	className: string | undefined;
	children: ReactNode;
}

/** A plain link that first asks whether another part of the page does the same in place. */
export function IntentLink({ href, intent, className, children }: Props) {
	const host = useHost();
	function onClick(event: MouseEvent) {
		if (event.metaKey || event.ctrlKey || event.shiftKey) return;
		if (host.sendIntent(intent)) event.preventDefault();
	}
	return (
		<a className={className} href={href} onClick={onClick}>
			{children}
		</a>
	);
}
