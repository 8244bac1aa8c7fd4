/** Other properties, at least, behind a comparison: with fewer one of them could be recognised. */
export const LEAST_COMPARED = 5;

/** Why a property is not compared: fewer similar ones than LEAST_COMPARED, online for less than a week, no longer online. */
export const NOT_COMPARED = ['too-few', 'too-new', 'gone'] as const;
