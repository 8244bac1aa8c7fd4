/** Header by which the site tells the api that pages of one visitor's network ask, without saying which: for turns alone, it changes no answer. */
export const ASKER_HEADER = 'x-asker';
