import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, parseAllDocuments } from 'yaml';

/** Folder of the deployment files. */
export const DEPLOY = path.dirname(import.meta.dirname);

export const textOf = (file: string): string => readFileSync(path.join(DEPLOY, file), 'utf8');

/** The one document of a YAML file, with its anchors and merges resolved. */
export const yamlOf = <Document>(file: string): Document => parse(textOf(file), { merge: true }) as Document;

/** All documents of a YAML file. */
export function yamlDocuments<Document>(file: string): Document[] {
	return parseAllDocuments(textOf(file)).map((document) => {
		const [error] = document.errors;
		if (error) throw error;
		return document.toJS() as Document;
	});
}
