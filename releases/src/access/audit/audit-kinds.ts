import { ACCESS_ACTIONS } from '../roles.ts';

/** What entries of the audit log are about: an action of the access list, a proposal of one, or a log-in. */
export const AUDIT_ACTIONS = [...ACCESS_ACTIONS, 'propose', 'approve', 'decline', 'log-in'] as const;

/** Failed: it was allowed, and not done. */
export const AUDIT_OUTCOMES = ['done', 'refused', 'failed'] as const;
