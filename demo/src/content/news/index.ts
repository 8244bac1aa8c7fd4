import type { ArticlePlan } from '../article.ts';
import { asbestosCertificate } from './asbestos-certificate.ts';
import { brusselsDeposit } from './brussels-deposit.ts';
import { electricalInspection } from './electrical-inspection.ts';
import { floodScores } from './flood-scores.ts';
import { presaleScheldekwartier } from './presale-scheldekwartier.ts';
import { renovationDuty } from './renovation-duty.ts';
import { saturdayDesk } from './saturday-desk.ts';
import { twoPercent } from './two-percent.ts';
import { weverijSoldOut } from './weverij-sold-out.ts';

/** News, newest first. */
export const NEWS: readonly ArticlePlan[] = [
	presaleScheldekwartier,
	twoPercent,
	renovationDuty,
	brusselsDeposit,
	asbestosCertificate,
	floodScores,
	saturdayDesk,
	electricalInspection,
	weverijSoldOut,
];
