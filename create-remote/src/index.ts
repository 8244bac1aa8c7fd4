export * from './ci-file.ts';
export { runCli } from './cli/run-cli.ts';
export * from './format.ts';
export type { Versions } from './own-remote.ts';
export * from './require-name.ts';
export * from './template-files.ts';
