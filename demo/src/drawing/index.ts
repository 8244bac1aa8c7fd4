export { drawFront } from './draw-front.ts';
export { drawLogo, LOGO, LOGO_COLORS } from './draw-logo.ts';
export { drawPlan } from './draw-plan.ts';
export { drawPortrait } from './draw-portrait.ts';
export { drawProject } from './draw-project.ts';
export { drawRoom, type Room } from './draw-room.ts';
export { drawScene } from './draw-scene.ts';
export type { Light } from './light.ts';
