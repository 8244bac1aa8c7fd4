import { z } from 'zod';
import { REQUEST_KINDS } from '../domain/requests.ts';

export const requestReceiptSchema = z.object({
	/** What the visitor may quote, such as `M-7F3K-29` */
	reference: z.string(),
	kind: z.enum(REQUEST_KINDS),
	/** A visit that waits to be confirmed by the link of its mail; `until`: its time is kept so long, in ISO 8601 with the offset of Belgium */
	hold: z.object({ until: z.string().optional() }).optional(),
	/** Token of what was asked, which the thank-you page repeats (`askedRequest`) */
	asked: z.string().optional(),
	/** A search that was saved, as `searchToSave` writes it */
	search: z.string().optional(),
});

export type RequestReceipt = z.infer<typeof requestReceiptSchema>;
