/** Original path of the contact page (website.md §2). */
const CONTACT_PATH = '/contact/';

/** Address of the contact form with the home that it is about; undefined where the site has no contact page. */
export function contactAddress(
	localize: (originalPath: string) => string,
	propertyId: number,
): string | undefined {
	const path = localize(CONTACT_PATH);
	return path === '/' ? undefined : `${path}?property=${propertyId}`;
}
