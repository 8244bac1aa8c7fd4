/**
 * Attribute of a slot's element from when React has taken over, or rendered, all that is in it, and has reported whatever it
 * found different. The value says which of both: only what was hydrated was compared with the server's markup.
 */
export const ALIVE_MARK = 'data-slot-alive';
export type AliveMark = 'hydrated' | 'drawn';
