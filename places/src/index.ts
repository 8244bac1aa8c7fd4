export { DEGREE_KM, kilometresBetween } from './distance.ts';
export { createGazetteer, type Gazetteer, type NearPlace } from './gazetteer.ts';
export { NearWords } from './near-words.ts';
export type { Place, PlaceKind, PlacePoint } from './place.ts';
export { placeKey } from './place-key.ts';
export { placesChecksum, readPlaces } from './read-places.ts';
export { typingErrors } from './typing-errors.ts';
