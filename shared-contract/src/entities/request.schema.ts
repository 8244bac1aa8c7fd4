import { z } from 'zod';
import { REQUEST_KINDS, TITLES } from '../domain/requests.ts';

export * from '../domain/requests.ts';

const text = (longest: number) => z.string().trim().max(longest, { error: 'too-long' });
const requiredText = (longest: number) => text(longest).min(1, { error: 'required' });

export const emailField = requiredText(254).pipe(z.email({ error: 'invalid' }));

/** Fields that every form carries besides its own. */
export const submissionSchema = z.object({
	/** One per rendered form: a double click or a retry is one request */
	idempotencyKey: z.string().min(8).max(80),
	language: z.enum(['nl', 'fr', 'en', 'de']),
	/** Honeypot: people leave it empty */
	website: z.string().max(200).optional(),
	/** Page that the form stood on */
	page: z.string().max(2000).optional(),
});

/** The site's contact form (website.md §3 "Demand and contact form fields"). */
export const siteContactSchema = submissionSchema.extend({
	title: z.enum(TITLES, { error: 'required' }).optional(),
	firstName: requiredText(100),
	lastName: requiredText(100),
	email: emailField,
	phone: requiredText(40),
	street: text(200).optional(),
	zip: text(12).optional(),
	city: text(100).optional(),
	remark: text(5000).optional(),
	newsletter: z.boolean().optional(),
	/** The home that it is about, when the visitor came from its page */
	propertyId: z.int().positive().optional(),
});

export const requestReceiptSchema = z.object({
	/** What the visitor may quote, such as `M-7F3K-29` */
	reference: z.string(),
	kind: z.enum(REQUEST_KINDS),
});

export type SiteContact = z.infer<typeof siteContactSchema>;
export type RequestReceipt = z.infer<typeof requestReceiptSchema>;
