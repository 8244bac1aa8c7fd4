import { once } from 'node:events';
import { chmodSync, existsSync, rmSync } from 'node:fs';
import { createServer, request } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { readBody } from '@estate/shared-contract/read-body';
import { CommandError } from '../cli/command-error.ts';

/**
 * The embedded database belongs to one process: while the api runs, an operator's command hands its order to it, by a
 * socket in DATA_DIR that only the api's own user of the machine can open. Nothing of it is reachable over the network.
 */
const FILE = 'operator.sock';
/** Longest path of a socket that every system takes. */
const LONGEST_PATH = 100;
const LARGEST_ORDER_BYTES = 1_000_000;

const socketPath = (dataDir: string) => path.join(dataDir, FILE);

/** Takes orders of commands while the api runs. `carryOut` throws a CommandError for what cannot be done. */
export async function takeOrders(
	dataDir: string,
	carryOut: (order: unknown) => Promise<unknown>,
): Promise<{ close(): Promise<void> }> {
	const file = socketPath(dataDir);
	if (file.length > LONGEST_PATH || process.platform === 'win32') return { close: async () => {} };
	// Of a process that was killed: anyone who holds the database is the only one that may listen here.
	if (existsSync(file)) rmSync(file);
	const server = createServer(async (incoming, response) => {
		const send = (status: number, body: object) => {
			response.writeHead(status, { 'content-type': 'application/json' });
			response.end(JSON.stringify(body));
		};
		try {
			const order = await readBody(incoming, LARGEST_ORDER_BYTES);
			if (!order) throw new Error('order too large');
			send(200, { answer: (await carryOut(JSON.parse(order.toString()))) ?? null });
		} catch (error) {
			const isForeseen = error instanceof CommandError;
			send(isForeseen ? 422 : 500, { message: (error as Error).message });
		}
	});
	await once(server.listen(file), 'listening');
	chmodSync(file, 0o600);
	return {
		close: () =>
			new Promise((resolve) => {
				server.close(() => resolve());
				server.closeAllConnections();
			}),
	};
}

const NOT_LISTENING = ['ENOENT', 'ECONNREFUSED', 'ENOTSOCK'];

/** Hands an order to the running api; undefined when none runs on this data. Throws the CommandError that it answers. */
export async function giveOrder(dataDir: string, order: unknown): Promise<{ answer: unknown } | undefined> {
	const answered = await new Promise<{ status: number; body: string } | undefined>((resolve, reject) => {
		const call = request(
			{ socketPath: socketPath(dataDir), method: 'POST', path: '/', agent: false },
			(response) => {
				text(response).then((body) => resolve({ status: response.statusCode ?? 500, body }), reject);
			},
		);
		call.on('error', (error: NodeJS.ErrnoException) =>
			NOT_LISTENING.includes(error.code ?? '') ? resolve(undefined) : reject(error),
		);
		call.end(JSON.stringify(order));
	});
	if (!answered) return undefined;
	const body = JSON.parse(answered.body) as { answer: unknown; message?: string };
	if (answered.status === 422) throw new CommandError(body.message);
	if (answered.status !== 200) throw new Error(`The running api failed: ${body.message}`);
	return body;
}
