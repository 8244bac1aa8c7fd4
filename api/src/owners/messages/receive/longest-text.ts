/** Characters of an answer by mail. */
export const LONGEST_TEXT = 20_000;
/** Of a mail with all that it quotes: more is not looked through for where the answer ends. */
export const MOST_READ = 10 * LONGEST_TEXT;
