/** Content and signature of a signed link, or the 64 digits of one that is good once, as the api writes them. */
const WHOLE = /^(?:[\w-]{1,200}\.[\da-f]{40}|[\da-f]{64})$/i;

/** Is the token of a mailed link whole? One that is not was cut short on its way, whatever it was for. */
export const isWholeToken = (token: string): boolean => WHOLE.test(token);
