// The team's test host. Tests alone import this.

export { sampleInputs } from '@estate/shared-contract/samples';
export * from './other-routes.ts';
export * from './page.ts';
export * from './render-slot.ts';
export type { RenderedSlot, SlotError } from './rendered-slot.ts';
export { sampleApi } from './sample-api.ts';
export { createTestHost, locationOf, type Navigation, type TestHost } from './test-host.ts';
