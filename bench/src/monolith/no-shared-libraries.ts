export const SHARED_LIBRARIES = [];
