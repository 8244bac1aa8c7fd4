export { useText } from '@estate/shared-ui';
export * from './cards-module.ts';
export * from './define-remote.ts';
export * from './define-slot.ts';
export * from './host-context.ts';
export * from './intent-link.tsx';
