// What buying costs: for the pages that have a price, and no others.

export * from './cost-words.ts';
export * from './costs-section.tsx';
export * from './purchase.ts';
