import type { FormFields, RequestKind } from '@estate/shared-contract';

/** Is it an application for a job, which the site's contact form takes too (decisions 34)? */
export const isApplication = ({ kind, fields }: { kind: RequestKind; fields: FormFields }): boolean =>
	kind === 'site-contact' && fields.reason === 'job';
