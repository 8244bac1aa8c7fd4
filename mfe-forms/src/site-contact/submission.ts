// What the form needs when it is sent, as one file: the schema library comes with it.

export { checkSiteContact } from './check-site-contact.ts';
export { siteContactAction } from './site-contact-action.ts';
export { submitSiteContact } from './submit-site-contact.ts';
