// What runs in a page beside the slots of a remote that is being worked on.
export * from './hot-slot.ts';
export * from './hot-texts.ts';
