import { defineSlot } from '@estate/remote-kit';
import type { SiteContactData } from '../site-contact/site-contact-data.ts';
import { loadSiteContact } from '../site-contact/site-contact-data.ts';
import { SiteContactFormView } from '../site-contact/site-contact-form-view.tsx';

export default defineSlot<SiteContactData>({
	load: async (context) => ({ data: await loadSiteContact(context) }),
	action: async (form, context) =>
		(await import('../site-contact/submission.ts')).siteContactAction(form, context),
	Component: SiteContactFormView,
});
