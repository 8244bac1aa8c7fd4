import { z } from 'zod';

/**
 * The public document of a channel, `/releases.json`: the frontend-discovery schema of AWS (v1-pre),
 * so that other consumers can read it. What is ours alone stands in `extras`.
 */
export const DISCOVERY_SCHEMA_URL =
	'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json';

export const discoveryVersionSchema = z.strictObject({
	url: z.string(),
	fallbackUrl: z.string().optional(),
	metadata: z.strictObject({ integrity: z.string(), version: z.string() }),
	extras: z.record(z.string(), z.unknown()).optional(),
	deployment: z.strictObject({ traffic: z.number().min(0).max(100), default: z.boolean() }).optional(),
});

export const discoveryDocumentSchema = z.strictObject({
	schema: z.string(),
	microFrontends: z.record(z.string().regex(/^@[a-z-]+\/[a-z-]+$/), z.array(discoveryVersionSchema).min(1)),
});

export type DiscoveryVersion = z.infer<typeof discoveryVersionSchema>;
export type DiscoveryDocument = z.infer<typeof discoveryDocumentSchema>;
