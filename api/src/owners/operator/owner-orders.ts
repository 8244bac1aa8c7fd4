import { LANGUAGES } from '@estate/shared-contract';
import { z } from 'zod';

const email = z.email({ error: 'is no e-mail address' });
const name = z.string().trim().min(1, { error: 'is empty' });
const properties = z.array(z.int().positive());

/** What an operator can have done to the owners' accounts. */
export const ownerOrderSchema = z.discriminatedUnion('do', [
	z.object({
		do: z.literal('create'),
		email,
		firstName: name,
		lastName: name,
		language: z.enum(LANGUAGES).optional(),
		properties,
	}),
	z.object({ do: z.literal('link'), email, properties: properties.min(1), remove: z.boolean() }),
	z.object({ do: z.literal('disable'), email }),
	z.object({ do: z.literal('enable'), email }),
	z.object({ do: z.literal('reset'), email, withSecondFactor: z.boolean() }),
	z.object({ do: z.literal('list') }),
]);

export type OwnerOrder = z.infer<typeof ownerOrderSchema>;

/** An account as an operator sees it. */
export interface ListedOwner {
	id: number;
	email: string;
	name: string;
	/** A searcher's account comes from the demand form and has no properties */
	kind: 'owner' | 'searcher';
	/** invited: has no password yet; disabled: cannot log in */
	state: 'active' | 'invited' | 'disabled';
	hasSecondFactor: boolean;
	/** One of the demo agency's, whose password everybody knows */
	isDemo: boolean;
	/** Ids of the own properties */
	properties: number[];
}
