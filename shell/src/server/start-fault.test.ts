import { afterAll, beforeAll, expect, it } from 'vitest';
import { type DrillSite, startDrillSite } from '../testing/drill-site.ts';
import { startFault } from './start-fault.ts';

let site: DrillSite;
beforeAll(async () => {
	site = await startDrillSite({ versions: ['1.0.0'] });
});
afterAll(() => site.stop());

it.each([
	[
		{ HOST: 'nohost.invalid' },
		/^HOST is "nohost\.invalid", which is no address of this machine \(E\w+\): set/,
	],
	[{ HOST: '192.0.2.1' }, /^HOST is "192\.0\.2\.1", which is no address of this machine \(EADDRNOTAVAIL\)/],
	[{ METRICS_HOST: 'nohost.invalid' }, /^METRICS_HOST is "nohost\.invalid", which is no address/],
])('says in one sentence where it cannot listen: %o', async (settings, sentence) => {
	const error = await site.secondInstance({ settings }).catch((fault: unknown) => fault);
	expect(startFault(error, settings)).toMatch(sentence);
});

it('says which port is taken', async () => {
	const { port } = new URL(site.url);
	const error = await site.secondInstance({ settings: { PORT: port } }).catch((fault: unknown) => fault);
	expect(startFault(error, { PORT: port })).toMatch(
		new RegExp(`^Port ${port} is in use: stop what listens there`),
	);
});

it('names what settings say of remotes that nobody knows, and starts', async () => {
	await site.secondInstance({
		settings: { REMOTES_APART: 'drill+nonsense', REMOTE_GRANTS: 'nobody KEY; drill KEY' },
	});
	expect(site.log.filter((line) => line.startsWith('REMOTE'))).toEqual([
		'REMOTES_APART names "nonsense", of which the release store has no version: if another name was meant, that remote shares its process with the others.',
		'REMOTE_GRANTS names "nobody", of which the release store has no version: if another name was meant, that remote is granted nothing.',
	]);
});
