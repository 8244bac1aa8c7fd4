import { connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type DrillSite, startDrillSite } from '../../testing/drill-site.ts';

let site: DrillSite;
const lines: { level: number; msg: string }[] = [];

beforeAll(async () => {
	vi.spyOn(process.stdout, 'write').mockImplementation((line) => {
		if (String(line).startsWith('{')) lines.push(JSON.parse(String(line)));
		return true;
	});
	site = await startDrillSite({ versions: ['1.0.0'], settings: () => ({ LOG_LEVEL: 'info' }) });
});
afterAll(() => site.stop());
beforeEach(() => {
	lines.length = 0;
});

const errors = () => lines.filter(({ level }) => level >= 40);
const refusals = async () => Number(/status="400"[^}]*\} (\d+)/.exec(await site.metrics())?.[1] ?? 0);

/** Begins to post, and goes away. */
function giveUp(path: string, type: string): void {
	const headers = ['Host: localhost', `Content-Type: ${type}`, 'Content-Length: 60000'];
	const socket = connect(Number(new URL(site.url).port), 'localhost', () =>
		socket.write(`POST ${path} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n--b`, () => socket.destroy()),
	);
	socket.on('error', () => {});
}

it('a call of the api whose client goes away is no error in the log', async () => {
	giveUp('/api/v1/requests/site-contact', 'application/json');
	await expect.poll(() => lines.map(({ msg }) => msg)).toContain('request given up by its client');
	expect(errors()).toEqual([]);
});

it.each(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=b'])(
	'nor is a form that is posted to a page as %s',
	async (type) => {
		const before = await refusals();
		giveUp('/nl/oefening/', type);
		await expect.poll(refusals).toBe(before + 1);
		expect(errors()).toEqual([]);
	},
);
