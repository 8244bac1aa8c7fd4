import type { PageSlot } from './page-json.ts';

/** Does the page need the slot's code as soon as it is there? The server loads it ahead, and the browser starts it at once. */
export const isEager = ({ hydration, isDrawn }: PageSlot): boolean => hydration === 'load' || !isDrawn;
