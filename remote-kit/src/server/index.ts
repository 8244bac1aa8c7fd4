export * from './create-server-bundle.ts';
export * from './create-server-slot.ts';
