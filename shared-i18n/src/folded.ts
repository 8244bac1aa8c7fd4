/** A text as names are compared with what somebody types: without accents and capitals. "Liège" is found by "liege". */
export const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
