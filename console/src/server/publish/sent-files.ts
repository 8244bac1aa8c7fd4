import { z } from 'zod';
import { BadRequest, checked } from '../bad-request.ts';

const MOST_FILES = 2_000;
/** No file system takes longer names. */
const LONGEST_NAME = 200;

const fileSchema = z.strictObject({
	path: z
		.string()
		.max(300)
		.regex(/^(?!.*(?:^|\/)\.)[\w@.+-]+(\/[\w@.+-]+)*$/, { error: 'a path inside the version' })
		.refine((path) => path.split('/').every((name) => name.length <= LONGEST_NAME), {
			error: `names of ${LONGEST_NAME} characters at most`,
		}),
	base64: z.base64(),
});
type SentFile = z.infer<typeof fileSchema>;

const refused = (why: string) => new BadRequest(400, 'bad-request', why);

/** Folders that a path lies in: `a/b/c` in `a` and `a/b`. */
const foldersOf = (path: string): string[] => {
	const names = path.split('/').slice(0, -1);
	return names.map((_, index) => names.slice(0, index + 1).join('/'));
};

/** Files of a version as they were sent, a line of JSON each. Throws BadRequest 400. */
export function filesOf(body: unknown): SentFile[] {
	// One more than there may be, and the end of the last: 24 MB of line breaks are no list of as many.
	const lines = String(body ?? '')
		.split('\n', MOST_FILES + 2)
		.filter(Boolean);
	if (lines.length > MOST_FILES) throw refused(`A version has ${MOST_FILES} files at most.`);
	const files = lines.map((line) => {
		try {
			return checked(fileSchema, JSON.parse(line));
		} catch (error) {
			if (error instanceof BadRequest) throw error;
			throw refused('Each line is a file as JSON: path and base64.');
		}
	});
	const paths = new Set(files.map(({ path }) => path));
	if (paths.size < files.length) throw refused('Each file is sent once.');
	const clash = files.flatMap(({ path }) => foldersOf(path)).find((folder) => paths.has(folder));
	if (clash !== undefined) throw refused(`"${clash}" is a file and a folder at once.`);
	return files;
}

/** Name of the remote that the files say they are of; '' where they say nothing that can be read. */
export function nameOf(files: readonly SentFile[]): string {
	const manifest = files.find(({ path }) => path === 'remote.json');
	try {
		const { name } = JSON.parse(Buffer.from(manifest?.base64 ?? '', 'base64').toString());
		return typeof name === 'string' ? name.slice(0, LONGEST_NAME) : '';
	} catch {
		return '';
	}
}
