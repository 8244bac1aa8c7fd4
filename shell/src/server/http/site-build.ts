import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FrameModule } from '../../frame/frame-module.ts';
import { DIST } from '../locations.ts';
import { readShellAssets, type ShellAssets } from './shell-assets.ts';

/** What the build made that pages are put together from. */
export interface SiteBuild {
	/** Folder of the browser's files */
	dist: string;
	assets: ShellAssets;
	frame: FrameModule;
}

/** Another build in place of the shell's own: the bench measures it the same way. */
export interface OtherBuild extends Pick<SiteBuild, 'dist' | 'assets'> {
	/** Renders documents, given the shell's own frame */
	frame(own: FrameModule): FrameModule;
}

/** Throws NotBuiltError. */
export async function readSiteBuild(other: Partial<OtherBuild>): Promise<SiteBuild> {
	const assets = other.assets ?? (await readShellAssets());
	const file = pathToFileURL(join(DIST, 'server', 'frame.mjs')).href;
	const own = (await import(/* webpackIgnore: true */ file)) as FrameModule;
	return { dist: other.dist ?? DIST, assets, frame: other.frame?.(own) ?? own };
}
