export type { BuildNews } from './build-news.ts';
export * from './development-server.ts';
