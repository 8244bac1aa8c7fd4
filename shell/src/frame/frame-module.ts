import type { FrameModel } from './frame-model.ts';
import type { MapModel } from './map-document.ts';

/** The shell's own build of the frame, `dist/server/frame.mjs`. */
export interface FrameModule {
	renderFrame(model: FrameModel): string;
	renderMap(model: MapModel): string;
}
