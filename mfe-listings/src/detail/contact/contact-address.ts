/** Original paths of the forms about a property (website.md §1 and §2). */
const FORM_PATHS = {
	question: '/contact-me/',
	visit: '/contact-appointment/',
	documents: '/request-documents/',
	offer: '/purchase-offer/',
	friend: '/send-to-friend/',
} as const;

/** Page that takes any question, where the forms have no pages of their own */
const CONTACT_PATH = '/contact/';

type Localize = (originalPath: string) => string;

function addressOf(localize: Localize, path: string, propertyId: number): string | undefined {
	const localized = localize(path);
	return localized === '/' ? undefined : `${localized}?property=${propertyId}`;
}

/** Address of a form about a property; undefined where the site has no such form. */
export const formAddress = (
	localize: Localize,
	form: keyof typeof FORM_PATHS,
	propertyId: number,
): string | undefined => addressOf(localize, FORM_PATHS[form], propertyId);

/** Address of a form that the contact page can stand in for; undefined where the site has neither. */
export const contactAddress = (
	localize: Localize,
	form: 'question' | 'visit' | 'documents',
	propertyId: number,
): string | undefined =>
	formAddress(localize, form, propertyId) ?? addressOf(localize, CONTACT_PATH, propertyId);
