import { type HostOffer, isAlive, ReleaseError } from '@estate/releases';
import { providedVersions } from '@estate/remote-kit/shared-modules';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type DrillSite, startDrillSite } from '../testing/drill-site.ts';
import { readShellAssets } from './http/shell-assets.ts';

let site: DrillSite;
beforeAll(async () => {
	site = await startDrillSite({ versions: ['1.0.0'] });
});
afterAll(() => site.stop());

/** A start of a shell of another build on the same store. */
async function startWith(shared: HostOffer['shared']): Promise<unknown> {
	const assets = { ...(await readShellAssets()), shared };
	return site.secondInstance({ parts: { assets } }).catch((error: unknown) => error);
}

it('stays out, with the reason and the ways on, where the shell cannot run what is active; the one that runs goes on, alone', async () => {
	const refused = await startWith({ ...providedVersions(), react: '18.3.1' });
	expect(refused).toBeInstanceOf(ReleaseError);
	expect(String(refused)).toMatch(/drill 1\.0\.0: It asks for react .*provides 18\.3\.1[\s\S]*retire/);
	expect((await fetch(`${site.url}/nl/oefening/`)).status).toBe(200);
	expect(await site.drill.store.instances.read()).toHaveLength(1);
});

it('is none that a promotion has to fit once it has stopped, or where it did not start', async () => {
	const { stop } = await site.secondInstance();
	const alive = async () => (await site.drill.store.instances.read()).filter((report) => isAlive(report));
	expect(await alive()).toHaveLength(2);
	await stop();
	expect(await alive()).toHaveLength(1);
	// Its port is taken.
	const port = new URL(site.url).port;
	await expect(site.secondInstance({ settings: { PORT: port } })).rejects.toThrow('EADDRINUSE');
	expect(await alive()).toHaveLength(1);
});
