export type { SlotIdentity } from '../slot-root/slot-identity.ts';
export * from './create-browser-slot.ts';
