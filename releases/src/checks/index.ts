export * from './check-state.ts';
export * from './check-version.ts';
export * from './routes-beside.ts';
