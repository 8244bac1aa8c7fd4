import { LANGUAGES, TAG_ID_PATTERNS } from '@estate/shared-contract';
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

/** A colour as a style attribute takes it, and nothing beside it. */
const feedColour = z
	.string()
	.regex(/^#?[a-z\d(),.%\s-]{1,50}$/i, { error: 'A colour is written as #B9502B.' });

const { agency, banner, enabledLanguages, marqueeColors } = siteConfigurationSchema.shape;

export const feedSiteSchema = z.object({
	kind: z.literal('site'),
	/** As the site serves it, but for the banner's pictures, which are files of the feed */
	configuration: siteConfigurationSchema.extend({
		analytics: feedAnalyticsSchema,
		enabledLanguages: enabledLanguages.max(LANGUAGES.length),
		marqueeColors: z.record(marqueeColors.keyType, feedColour),
		banner: banner.omit({ images: true }).extend({ pictures: z.array(feedPictureSchema) }),
		agency: agency.extend({
			// Visitors' requests go there: a mistyped one would lose them without a word.
			email: z.email(),
			offices: z.array(
				agency.shape.offices.element.extend({
					email: z.email().optional(),
					openingHours: feedOpeningHours.optional(),
				}),
			),
			openingHours: feedOpeningHours,
		}),
	}),
	menu: z.array(menuItemSchema),
	/** The demo agency: its owners come with a password that everybody knows, and go when another agency is imported */
	demo: z.literal(true).optional(),
});
