/** How views on the own site are filed among those on portals. */
export const OWN_SITE = 'site';
