import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { requireFreePort, stackSettings } from './settings.ts';
import { startStack } from './stack.ts';

it.each([
	['OPS_TOKEN', 'short'],
	['MAIL_FROM', 'nobody'],
])('a wrong %s is said before anything is built or written', async (name, value) => {
	const folder = await mkdtemp(path.join(tmpdir(), 'estate-start-'));
	const dataDir = path.join(folder, 'data');
	const environment = { PORT: '2', API_PORT: '3', DATA_DIR: dataDir, [name]: value };
	await expect(startStack(stackSettings(environment), { quiet: true })).rejects.toThrow(name);
	expect(existsSync(dataDir)).toBe(false);
	await rm(folder, { recursive: true });
});

it.each(['/proc/estate/data', '/dev/null/data'])(
	'a DATA_DIR where no folder can be is said at once: %s',
	async (dataDir) => {
		const settings = stackSettings({ PORT: '2', API_PORT: '3', DATA_DIR: dataDir });
		await expect(startStack(settings, { quiet: true })).rejects.toThrow(
			/^DATA_DIR is .* set it to a folder that is yours\.$/,
		);
	},
);

it('a taken port is named, with where it comes from when that is not the setting itself', async () => {
	const taken = createServer();
	await new Promise<void>((done) => taken.listen(0, done));
	const { port } = taken.address() as AddressInfo;
	await expect(requireFreePort('PORT', port)).rejects.toThrow(`Port ${port} is in use: stop what`);
	await expect(requireFreePort('PORT', port, 'PORT + 10')).rejects.toThrow(
		`Port ${port} (PORT + 10) is in use: stop what listens there, or start with PORT=<another port>.`,
	);
	taken.close();
});
