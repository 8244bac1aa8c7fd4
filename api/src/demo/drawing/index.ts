export { drawFront } from './draw-front.ts';
export { drawLogo } from './draw-logo.ts';
export { drawPlan } from './draw-plan.ts';
export { drawPortrait } from './draw-portrait.ts';
export { drawProject } from './draw-project.ts';
export { drawRoom, ROOMS, type Room } from './draw-room.ts';
export { drawScene } from './draw-scene.ts';
export type { Light } from './light.ts';
