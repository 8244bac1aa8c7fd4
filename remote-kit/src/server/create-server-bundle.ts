import type { Language, ServerBundle } from '@estate/shared-contract';
import type { SlotDefinition } from '../define-slot.ts';
import { createServerSlot } from './create-server-slot.ts';

export interface ServerBundleParts {
	remote: string;
	version: string;
	contract: string;
	texts: Record<Language, Record<string, unknown>>;
	slots: Record<string, SlotDefinition<never, never>>;
}

/** Default export of `server/server.mjs`. */
export function createServerBundle({ slots, ...parts }: ServerBundleParts): ServerBundle {
	return {
		remote: parts.remote,
		version: parts.version,
		contract: parts.contract,
		slots: Object.fromEntries(
			Object.entries(slots).map(([slot, definition]) => [
				slot,
				createServerSlot(definition, { ...parts, slot }),
			]),
		),
	};
}
