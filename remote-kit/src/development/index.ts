export type { BuildNews } from './build-news.ts';
export * from './development-server.ts';
export { failureText, type RuntimeFailure } from './runtime-failure.ts';
