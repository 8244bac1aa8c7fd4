// What browsers may import: facts and sentences, without files, threads or network.
export { AUDIT_ACTIONS, AUDIT_OUTCOMES } from './access/audit/audit-kinds.ts';
export { type Grant, isGranted } from './access/grant.ts';
export type { AccessAction } from './access/roles.ts';
export { sizeText } from './checks/sizes/check-sizes.ts';
export { DEFAULT_POLICY } from './health/policy.ts';
export { policyText } from './health/policy-text.ts';
export type { StateChange, StateFact } from './log/state-changes.ts';
export type { TakenBack } from './log/taken-back.ts';
export type { Proposal } from './proposals/proposal.schema.ts';
export { isFirstVersion } from './proposals/waits.ts';
export { planText } from './rollout/plan-text.ts';
export type { RolloutRequest } from './rollout/rollout-request.ts';
export { startRollout } from './rollout/start-rollout.ts';
