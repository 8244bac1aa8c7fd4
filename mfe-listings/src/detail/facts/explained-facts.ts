import type { FactName } from './fact.ts';

/** Facts whose name or value is jargon: each has an explanation, `explain.<name>`, that keyboard and touch reach. */
export const EXPLAINED_FACTS: ReadonlySet<FactName> = new Set<FactName>([
	'SurfaceConstructed',
	'EnergyPerformance',
	'CO2Emission',
	'EPCCertificateNumber',
	'AsbestosType',
	'Destination',
	'HasPermit',
	'HasAllotmentPermit',
	'HasSummons',
	'HasJudicialDecision',
	'HasPreemptiveRights',
	'FloodZone',
	'PScore',
	'GScore',
	'CadastralIncome',
	'RegistrationRights',
	'NotaryFees',
	'ChargesOwner',
	'ChargesRenter',
	'DepositMonths',
	'Inventory',
]);

/** Their explanation is that of Flemish abbreviations, which no other region uses. */
export const EXPLAINED_IN_FLANDERS: ReadonlySet<FactName> = new Set<FactName>([
	'Destination',
	'HasPermit',
	'HasAllotmentPermit',
	'HasSummons',
	'HasPreemptiveRights',
]);
