import { z } from 'zod';
import { REQUEST_KINDS } from '../domain/requests.ts';

export const requestReceiptSchema = z.object({
	/** What the visitor may quote, such as `M-7F3K-29` */
	reference: z.string(),
	kind: z.enum(REQUEST_KINDS),
});

export type RequestReceipt = z.infer<typeof requestReceiptSchema>;
