/** How a small shell behaves: as a good one, or in one of the ways in which one fails or is slow. */
export type Behaviour = 'good' | 'throws' | 'says-why' | 'never-ready' | 'home-fails' | 'leaves-late';

/**
 * Source of a shell that answers with its version, and speaks with its supervisor as a real one does. `/die` ends it;
 * `/hang-and-die` too, after a second in which it does nothing; `/hang` does nothing for two seconds and goes on.
 */
export function smallShellServer(version: string, behaviour: Behaviour = 'good'): string {
	return `
import cluster from 'node:cluster';
import { createServer } from 'node:http';
const behaviour = ${JSON.stringify(behaviour)};
if (behaviour === 'throws') throw new Error('broken');
let standing = {};
function hang(ms) {
	const until = Date.now() + ms;
	while (Date.now() < until);
}
function answer(request, response) {
	if (request.url === '/die') process.exit(7);
	if (request.url === '/hang-and-die')
		return response.write('hanging', () => {
			hang(1_000);
			process.exit(7);
		});
	if (request.url === '/hang')
		return response.write('hanging', () => {
			hang(2_000);
			response.end();
		});
	if (request.url === '/standing') return response.end(JSON.stringify(standing));
	if (request.url === '/readyz') {
		response.statusCode = behaviour === 'never-ready' ? 503 : 200;
		return response.end('{"status":"ready"}');
	}
	if (behaviour === 'home-fails') response.statusCode = 500;
	response.setHeader('connection', 'close');
	response.end(${JSON.stringify(version)});
}
const server = createServer(answer);
const trial = createServer(answer);
process.on('message', (message) => {
	if (message.shell === 'standing') standing = message.standing;
	if (message.shell === 'listen') {
		trial.close();
		server.listen(Number(process.env.PORT), '127.0.0.1', () => process.send({ shell: 'listening' }));
	}
	if (message.shell === 'leave') {
		if (behaviour === 'leaves-late') hang(1_000);
		server.close(() => {
			cluster.worker.once('disconnect', () => process.exit(0));
			cluster.worker.disconnect();
		});
	}
});
process.on('SIGTERM', () => server.close(() => process.exit(0)));
if (behaviour === 'says-why') process.send({ shell: 'failed', why: 'It cannot run listings 3.0.0.' }, () => process.exit(1));
else trial.listen({ port: 0, host: '127.0.0.1', exclusive: true }, () => process.send({ shell: 'trial', port: trial.address().port }));
`;
}
