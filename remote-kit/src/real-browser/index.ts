export * from './axe.ts';
export * from './chromium.ts';
