import type { RemoteManifest } from '@estate/shared-contract';
import { expect, it } from 'vitest';
import { RemotePanelReader } from './remote-panels.ts';

const PANEL = { title: 'Guides', link: 'https://metrics.example/guides', figures: ['size' as const] };
const integrity = `sha384-${'a'.repeat(64)}`;
const manifest = {
	brings: { panels: [PANEL] },
	files: [
		{ path: 'client/remoteEntry.js', size: 1_000, integrity },
		{ path: 'client/guide.css', size: 300, integrity },
		{ path: 'server/server.mjs', size: 90_000, integrity },
	],
} as unknown as RemoteManifest;
const remotes = (active?: string) => ({
	remotes: { guide: { status: 'active' as const, versions: [], ...(active ? { active } : {}) } },
});

it('gives the panels of the active version with the size of its scripts, read once a version', async () => {
	const asked: string[] = [];
	const panels = new RemotePanelReader({
		manifest: async (name, version) => {
			asked.push(`${name} ${version}`);
			if (version === '3.0.0') throw new Error('It is damaged.');
			return version === '1.0.0' ? manifest : { ...manifest, brings: {} };
		},
	});
	const shown = new Map([['guide', [{ ...PANEL, bytes: 1_000 }]]]);
	expect(await panels.read(remotes('1.0.0'))).toEqual(shown);
	expect(await panels.read(remotes('1.0.0'))).toEqual(shown);
	expect(await panels.read(remotes('2.0.0'))).toEqual(new Map([['guide', []]]));
	expect(await panels.read(remotes('3.0.0'))).toEqual(new Map());
	expect(await panels.read(remotes())).toEqual(new Map());
	expect(asked).toEqual(['guide 1.0.0', 'guide 2.0.0', 'guide 3.0.0']);
});
