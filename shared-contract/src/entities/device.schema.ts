import { z } from 'zod';
import { languageSchema } from './common.schema.ts';

/** Device settings that the shell keeps in the shared store (website.md §3). */
export const deviceSettingsSchema = z.object({
	isMobile: z.boolean(),
	isTablet: z.boolean(),
	isDesktop: z.boolean(),
	topBarShow: z.boolean(),
	language: languageSchema,
});

export type DeviceSettings = z.infer<typeof deviceSettingsSchema>;
