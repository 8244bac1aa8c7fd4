export { browserMinimizers } from './browser-build.ts';
export * from './build-error.ts';
export type { BuildMode } from './build-mode.ts';
export * from './build-remote.ts';
export * from './federation-name.ts';
export { integrityOf, type ListedFile, listFiles } from './list-files.ts';
export * from './module-rules.ts';
export { MANTINE_CLASS } from './refuse-mantine-css.ts';
export * from './shared-modules.ts';
