import { expect, it } from 'vitest';
import { freePort } from './free-port.ts';

it('a port is drawn once, however many are asked for at the same time', async () => {
	const ports = await Promise.all(Array.from({ length: 400 }, freePort));
	expect(new Set(ports).size).toBe(400);
});
