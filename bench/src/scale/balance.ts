import { connect, createServer, type Socket } from 'node:net';
import type { Targets } from './balancer.ts';

/**
 * A process of its own: passes connections on, to one target after the other. It reads nothing of what it passes, so that what is
 * measured is what sites and apis cost.
 */
const [sitePort = 0, apiPort = 0] = process.argv.slice(2).map(Number);
let targets: Targets = { sites: [], apis: [] };
const open = new Set<Socket>();

function listen(port: number, part: keyof Targets): void {
	let turn = 0;
	createServer({ noDelay: true }, (visitor) => {
		const ports = targets[part];
		const port = ports[turn++ % ports.length];
		if (port === undefined) return visitor.destroy();
		const server = connect({ port, host: '127.0.0.1', noDelay: true });
		for (const [one, other] of [
			[visitor, server],
			[server, visitor],
		] as const) {
			open.add(one);
			one.once('close', () => {
				open.delete(one);
				other.destroy();
			});
			one.on('error', () => one.destroy());
			one.pipe(other);
		}
	}).listen(port, '127.0.0.1', () => process.send?.('listening'));
}

process.on('message', (next: Targets) => {
	targets = next;
	// Connections that are kept would go on with the targets before.
	for (const socket of open) socket.destroy();
	process.send?.('set');
});
process.once('disconnect', () => process.exit());

listen(sitePort, 'sites');
listen(apiPort, 'apis');
