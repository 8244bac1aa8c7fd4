/** Where a version's code runs; each part is bundled apart. */
export const BUNDLE_PARTS = ['browser', 'server'] as const;

export type BundlePart = (typeof BUNDLE_PARTS)[number];
