export * from './testing/sample-properties.ts';
export * from './testing/sample-texts.tsx';
