import { z } from 'zod';
import { configSlotSchema, type RemoteManifest, remoteManifestSchema } from './remote-manifest.schema.ts';

/** `remote.json` of contract 1.x: what a slot may read was left open by saying nothing, and a remote brought nothing. */
export const manifestOfContract1Schema = remoteManifestSchema
	.omit({ brings: true })
	.extend({ slots: z.array(configSlotSchema).min(1) });

export type ManifestOfContract1 = z.infer<typeof manifestOfContract1Schema>;

/** A manifest of contract 1.x as one of 2.x. Its slots are served as they are: nothing of theirs differs. */
export function fromContract1({ slots, ...manifest }: ManifestOfContract1): RemoteManifest {
	return { ...manifest, slots: slots.map((slot) => ({ ...slot, query: slot.query ?? 'any' })), brings: {} };
}
