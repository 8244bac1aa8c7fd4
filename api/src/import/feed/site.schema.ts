import { TAG_ID_PATTERNS } from '@estate/shared-contract';
import {
	clockTimeSchema,
	menuItemSchema,
	openingHoursSchema,
	siteConfigurationSchema,
} from '@estate/shared-contract/schemas';
import { z } from 'zod';
import { feedPictureSchema } from './picture.schema.ts';

/** An id of a third party's tag, or nothing; what has not its form could never load (docs/decisions/consent.md). */
const tagId = (pattern: RegExp) =>
	z
		.string()
		.regex(new RegExp(`^$|${pattern.source}`), { error: `This is no id of the form ${pattern.source}.` })
		.optional();

const feedAnalyticsSchema = z.object({
	analyticsId: tagId(TAG_ID_PATTERNS.analyticsId),
	adsId: tagId(TAG_ID_PATTERNS.adsId),
	tagManagerId: tagId(TAG_ID_PATTERNS.tagManagerId),
	pixelId: tagId(TAG_ID_PATTERNS.pixelId),
});

const feedOpeningHours = z.array(
	openingHoursSchema.extend({ opens: clockTimeSchema, closes: clockTimeSchema }),
);

const { agency, banner } = siteConfigurationSchema.shape;

export const feedSiteSchema = z.object({
	kind: z.literal('site'),
	/** As the site serves it, but for the banner's pictures, which are files of the feed */
	configuration: siteConfigurationSchema.extend({
		analytics: feedAnalyticsSchema,
		banner: banner.omit({ images: true }).extend({ pictures: z.array(feedPictureSchema) }),
		agency: agency.extend({
			offices: z.array(agency.shape.offices.element.extend({ openingHours: feedOpeningHours.optional() })),
			openingHours: feedOpeningHours,
		}),
	}),
	menu: z.array(menuItemSchema),
	/** The demo agency: its owners come with a password that everybody knows, and go when another agency is imported */
	demo: z.literal(true).optional(),
});
