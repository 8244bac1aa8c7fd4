import cluster from 'node:cluster';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { type Standing, type ToSupervisor, toShellSchema } from './messages.ts';

/** The side of a shell that a supervisor started: it shows itself before it takes visitors, and leaves when it is told to. */
export class Supervised {
	#standing: Standing | undefined;
	#onListen = () => {};
	#onLeave = () => {};
	#onStanding = () => {};

	/** Undefined where no supervisor started this process. */
	static join(): Supervised | undefined {
		return cluster.isWorker ? new Supervised() : undefined;
	}

	private constructor() {
		process.on('message', (message: unknown) => {
			const read = toShellSchema.safeParse(message);
			if (!read.success) return;
			if (read.data.shell === 'listen') this.#onListen();
			else if (read.data.shell === 'leave') this.#onLeave();
			else {
				this.#standing = read.data.standing;
				this.#onStanding();
			}
		});
	}

	get standing(): Standing | undefined {
		return this.#standing;
	}

	onLeave(leave: () => void): void {
		this.#onLeave = leave;
	}

	onStanding(look: () => void): void {
		this.#onStanding = look;
	}

	/** Answers at a port of this machine alone, until the supervisor has seen enough. */
	async prove(app: FastifyInstance): Promise<void> {
		await app.ready();
		const told = new Promise<void>((done) => {
			this.#onListen = done;
		});
		const trial = createServer((request, response) => app.routing(request, response));
		await listenAlone(trial);
		await send({ shell: 'trial', port: (trial.address() as AddressInfo).port });
		await told;
		trial.close();
		trial.closeIdleConnections();
	}

	listening(): Promise<void> {
		return send({ shell: 'listening' });
	}

	/**
	 * Resolves once the supervisor knows that this process takes nothing more: a connection that it was handing over
	 * meanwhile goes to another shell, where one that nobody answers for would hang.
	 */
	partFromSupervisor(): Promise<void> {
		return new Promise((done) => {
			if (!cluster.worker?.isConnected()) return done();
			cluster.worker.once('disconnect', () => done());
			cluster.worker.disconnect();
		});
	}

	failed(why: string): Promise<void> {
		return send({ shell: 'failed', why });
	}
}

/** A port that no other process of the supervisor shares. */
function listenAlone(server: Server): Promise<void> {
	return new Promise((done, fail) => {
		server.once('error', fail);
		server.listen({ host: '127.0.0.1', port: 0, exclusive: true }, done);
	});
}

/** Resolves when it is sent, also where the supervisor is gone. */
function send(message: ToSupervisor): Promise<void> {
	return new Promise((done) => {
		if (!process.send || !process.connected) return done();
		process.send(message, () => done());
	});
}
