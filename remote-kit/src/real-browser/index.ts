export * from './axe.ts';
export * from './chromium.ts';
export * from './draw-whole.ts';
