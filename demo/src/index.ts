export { demoFeed } from './demo-feed.ts';
export { CITIES } from './places/cities.ts';
export { createRandom, type Random } from './random.ts';
