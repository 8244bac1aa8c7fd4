import { confirmationMail, notificationMail } from './mails/request-mails.ts';
import type { RequestEffect } from './request-effect.ts';

/** A question that people answer: a confirmation for the visitor, a notice for the agency. */
export const confirmAndNotify: RequestEffect = async (request) => ({
	confirmation: confirmationMail(request),
	notice: notificationMail(request),
});
