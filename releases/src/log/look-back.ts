/** Entries of the log in which versions of before are looked for */
export const LOOK_BACK = 500;
