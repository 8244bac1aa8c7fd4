import type { Refusal } from '../../operations/refusal.ts';
import type { CheckReport, CheckSettings } from '../check-version.ts';

/** To the process that checks. */
export interface CheckOrder {
	/** Of the store, as `openStore` takes it */
	location: string;
	settings: Omit<CheckSettings, 'onPage'>;
}

/** From it: how far it is, then how it ended. */
export type CheckMessage =
	| { kind: 'page'; done: number; all: number }
	| { kind: 'passed'; report: CheckReport }
	| { kind: 'refused'; refusal: Refusal };
