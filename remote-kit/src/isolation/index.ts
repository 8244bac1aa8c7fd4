export { limitLines } from './limit-lines.ts';
export type { ThreadEnd } from './messages.ts';
export { missingProtection } from './process-arguments.ts';
export * from './render-process.ts';
export { REVISION_HEADER } from './revision-header.ts';
