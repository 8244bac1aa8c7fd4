export const LIBRARIES = [];
export const LATER_LIBRARIES = [];
