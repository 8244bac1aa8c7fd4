import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import type { QueryResult, WorkerAnswer, WorkerCall } from './embedded-calls.ts';
import { PreparedStatements } from './prepared-statements.ts';
import { EMBEDDED_PARSERS, JSON_TYPES } from './value-parsers.ts';

// The embedded database runs here, away from the event loop of the server: PGlite blocks the thread that it is in.

if (!parentPort) throw new Error('embedded-worker.ts is started by embedded-client.ts, as a worker thread.');
const port = parentPort;
const { folder, image } = workerData as {
	folder: string | undefined;
	image: Uint8Array<ArrayBuffer> | undefined;
};

/**
 * A page that is not among them is read from the file, which the system keeps in memory: with 128 MB, PostgreSQL's default, the
 * thread grew by 110 MB that nobody missed.
 */
const SHARED_BUFFERS = '32MB';

const opening = PGlite.create({
	startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${SHARED_BUFFERS}`],
	...(folder === undefined ? {} : { dataDir: folder }),
	...(image === undefined ? {} : { loadDataDir: new Blob([image]) }),
	extensions: { pg_trgm },
	parsers: EMBEDDED_PARSERS,
});
opening.catch(() => {});
const preparing = opening.then((pglite) => new PreparedStatements(pglite));
preparing.catch(() => {});

/** Statements after which prepared ones may not fit */
const CHANGES_TABLES = /\b(create|alter|drop)\s+(?!sequence)/i;

/** JSON goes to the server's thread as text: to copy a text from one thread to the other takes a tenth of copying what it says. */
const AS_TEXT = { parsers: Object.fromEntries(JSON_TYPES.map((type) => [type, (text: string) => text])) };

async function perform(call: WorkerCall): Promise<unknown> {
	const pglite = await opening;
	if (call.kind === 'query') {
		const { sql, parameters } = call;
		const prepared = await preparing;
		if (PreparedStatements.takes(sql, parameters)) return prepared.query(sql, parameters);
		if (CHANGES_TABLES.test(sql)) prepared.forget();
		// Without parameters it may be several statements, as on a server.
		const result =
			parameters.length === 0
				? (await pglite.exec(sql, AS_TEXT)).at(-1)
				: await pglite.query(sql, [...parameters], AS_TEXT);
		const json = result?.fields.filter(({ dataTypeID }) => JSON_TYPES.includes(dataTypeID));
		const answer: QueryResult = {
			rows: (result?.rows ?? []) as QueryResult['rows'],
			command: result?.command,
			rowCount: result?.rowCount,
			json: json?.map(({ name }) => name) ?? [],
		};
		return answer;
	}
	if (call.kind === 'image') return new Uint8Array(await (await pglite.dumpDataDir('none')).arrayBuffer());
	if (call.kind === 'close') return void (await pglite.close());
	return undefined;
}

async function answerTo({ id, call }: { id: number; call: WorkerCall }): Promise<void> {
	let answer: WorkerAnswer;
	try {
		answer = { id, result: await perform(call) };
	} catch (error) {
		const { message, code, constraint, detail } = error as Error & Record<string, string | undefined>;
		answer = { id, error: { message, code, constraint, detail } };
	}
	port.postMessage(answer);
}

// One after the other, in the order in which they came: who asks sends more before the first is answered.
let last = Promise.resolve();
port.on('message', (message: { id: number; call: WorkerCall }) => {
	last = last.then(() => answerTo(message));
});
