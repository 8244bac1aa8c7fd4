import type { RemoteConfig } from '@estate/shared-contract';

/** Kept free while a form comes, in CSS pixels */
export const FORM_HEIGHT = 900;

/** A form that has a page of its own, named as its kind. */
const formSlot = (name: string) =>
	({ name, priority: 'primary', hydration: 'visible', reserve: FORM_HEIGHT }) as const;

/** The forms with pages of their own. */
export const FORM_SLOTS: RemoteConfig['slots'] = [
	'contact-me',
	'contact-appointment',
	'contact-construction',
	'contact-demand',
	'demand-register',
	'send-to-friend',
	'sign-newsletter',
	'request-documents',
	'purchase-offer',
	'testimonial',
].map(formSlot);
