/** Characters that a new password has at least (decisions 40). */
export const SHORTEST_PASSWORD = 8;
/** Characters that a password has at most: long enough for any sentence, short enough to be hashed. */
export const LONGEST_PASSWORD = 1024;
