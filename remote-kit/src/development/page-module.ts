import { join } from 'node:path';
import { LANGUAGES } from '@estate/shared-contract';
import type { EntryModules } from '../build/entry-modules.ts';
import type { RemoteSource } from '../build/remote-source.ts';

/** The entry of a remote's own page: its slots and texts, handed to what renders them. */
export function pageModule(
	{ dir, slots }: RemoteSource,
	{ exposes }: EntryModules,
): { path: string; source: string } {
	const literal = JSON.stringify;
	const names = Object.keys(slots);
	const imports = [
		...names.map((name, index) => `import slot${index} from ${literal(exposes[`./${name}`])};`),
		...LANGUAGES.map((language) => `import ${language} from ${literal(exposes[`./texts-${language}`])};`),
	];
	return {
		path: join(dir, 'src/.remote-kit/page.js'),
		source: `import { showRemote } from '@estate/remote-kit/development/page';
${imports.join('\n')}
showRemote({
	slots: { ${names.map((name, index) => `${literal(name)}: slot${index}`).join(', ')} },
	texts: { ${LANGUAGES.join(', ')} },
});`,
	};
}
