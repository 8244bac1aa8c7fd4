import type { FooterBlock, MenuItem, SiteConfiguration } from '@estate/shared-contract';
import type { StoredPicture } from './stored-picture.ts';

/** The site's configuration as it is stored: the banner's pictures are not yet in a reader's language. */
export type SiteData = Omit<SiteConfiguration, 'banner'> & {
	banner: Omit<SiteConfiguration['banner'], 'images'> & { pictures: StoredPicture[] };
};
export type MenuData = MenuItem[];
export type FooterData = Omit<FooterBlock, 'id' | 'images'> & { pictures: StoredPicture[] };
