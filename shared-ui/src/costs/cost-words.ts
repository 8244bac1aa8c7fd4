import type { Text } from '../text.ts';

export const COST_PARTS = [
	'registration',
	'vat',
	'notary',
	'administration',
	'disbursements',
	'notaryVat',
] as const;
export const LOAN_SUMS = ['loan', 'deed', 'interest'] as const;

/** Texts of the remote, sections `costs` and `mortgage`: no other page carries them. */
export type CostWords = Text;
