/** WebIDs of the types that rules of sentences speak of (website.md §3 "Property type"). */
export const HOUSE = 1;
export const APARTMENT = 2;
export const STUDIO = 3;
export const LAND = 4;
/** Garages and places for cars */
export const CAR = 7;
