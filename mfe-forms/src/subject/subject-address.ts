import type { Href } from '@estate/shared-contract';
import type { Subject } from './subject.ts';

/** Address of the page of a property or project; undefined when the remote that shows it is not there. */
export function subjectAddress({ id, address }: Subject, href: Href): string | undefined {
	if (!address) return undefined;
	const { routeId, city, slug } = address;
	try {
		return href(routeId, { city, slug, id });
	} catch {
		return undefined;
	}
}
