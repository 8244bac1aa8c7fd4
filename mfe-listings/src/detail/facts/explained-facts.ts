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
