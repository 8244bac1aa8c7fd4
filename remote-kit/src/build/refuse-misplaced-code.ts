import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RemoteManifest } from '@estate/shared-contract';
import { BuildError } from './build-error.ts';

/** Names that only React's renderer for servers has. */
const SERVER_CODE = /renderToString|renderToPipeableStream/;
/** Names that only the schema library has. */
const SCHEMA_LIBRARY = /ZodError|_zod|invalid_union/;

/** Throws where a browser would get code of the server, or a slot the schema library before anybody touched it. */
export async function refuseMisplacedCode(
	outDir: string,
	{ assets, files }: Pick<RemoteManifest, 'assets' | 'files'>,
): Promise<void> {
	const atOnce = new Map(Object.entries(assets).flatMap(([name, { js }]) => js.map((path) => [path, name])));
	for (const { path } of files.filter((file) => /^client\/.*\.js$/.test(file.path))) {
		const script = await readFile(join(outDir, path), 'utf8');
		if (SERVER_CODE.test(script))
			throw new BuildError(
				'server-code',
				`${path} holds React's renderer for servers. Import react-dom/server in no slot: the kit renders it.`,
			);
		if (atOnce.has(path) && SCHEMA_LIBRARY.test(script))
			throw new BuildError(
				'schema-library',
				`${path}, which comes with "${atOnce.get(path)}", holds zod. Import what checks by import() where a visitor first needs it.`,
			);
	}
}
