import { confirmationMail, noticeMail } from './mails/request-mails.ts';
import type { RequestEffect } from './request-effect.ts';

/** A question that people answer: a confirmation for the visitor, a notice for the agency. */
export const tellBoth: RequestEffect = async (request) => ({
	confirmation: confirmationMail(request),
	notice: noticeMail(request),
});
