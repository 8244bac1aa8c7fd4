import { type Consent, NO_CONSENT, readConsent } from '@estate/shared-contract';
import { isPreviewAddress } from '../../page/routes/preview-address.ts';

/** Is the page that is shown a preview? */
export const isPreview = () => isPreviewAddress(location.pathname + location.search);

/** What the visitor allows on the page that is shown: the stored choice, and nothing on a preview (decisions 28). */
export function currentConsent(): Consent {
	return isPreview() ? NO_CONSENT : readConsent(document.cookie);
}
