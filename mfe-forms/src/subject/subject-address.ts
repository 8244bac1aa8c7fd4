import type { Href } from '@estate/shared-contract';
import type { Subject } from './subject.ts';

/** Address of the page of what a form is about; undefined when the remote that shows it is not there. */
export function subjectAddress({ address }: Subject, href: Href): string | undefined {
	if (!address) return undefined;
	try {
		return href(address.routeId, address.params);
	} catch {
		return undefined;
	}
}
