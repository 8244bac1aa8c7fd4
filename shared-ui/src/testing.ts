export * from './testing/sample-homes.ts';
export * from './testing/sample-texts.tsx';
