/** Could this be a postcode, of Belgium or elsewhere? They hold digits; some countries add letters (`1012 AB`, `SW1A 1AA`, `L-1234`). */
export const isPostcode = (text: string): boolean => /^(?=.*\d)[a-z\d][a-z\d -]{1,10}[a-z\d]$/i.test(text);

/** Is this a postcode of Belgium: four digits from 1000 on? */
export const isBelgianPostcode = (text: string): boolean => /^[1-9]\d{3}$/.test(text);
