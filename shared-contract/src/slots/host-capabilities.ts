/**
 * What this shell can do for a remote beyond the slot contract itself. A remote names what it cannot do without in
 * `requires` of its configuration; a shell that lacks one refuses the promotion, not the visitor.
 */
export const HOST_CAPABILITIES = [
	/** A slot takes a posted form without JavaScript (`action`) */
	'form-posts',
	/** `sendIntent` and `onIntent` between remotes */
	'intents',
	/** Maps in a document of their own (`MapPlace` of shared-ui) */
	'map-frame',
	/** Modules of CMS pages are handed to slots by relation and view */
	'cms-modules',
	/** Slots may fill places of the frame: `property-banner`, `not-found` */
	'frame-places',
	/** Pages for who is logged in: cookies of the api pass, nothing is cached */
	'private-pages',
] as const;
