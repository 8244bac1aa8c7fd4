import { join } from 'node:path';
import { CONTRACT_VERSION, LANGUAGES } from '@estate/shared-contract';
import { relativeRequest } from './relative-request.ts';
import type { RemoteSource } from './remote-source.ts';

/** The modules that glue a team's slots to the shell: path → source. They exist in memory alone. */
export interface EntryModules {
	sources: Record<string, string>;
	/** Exposed name (`./results`, `./texts-nl`) → path */
	exposes: Record<string, string>;
	server: string;
}

const FOLDER = 'src/.remote-kit';
const literal = JSON.stringify;

/** How the modules are written: for a version of the store, or for one that changes while a page shows it. */
export type Glue = 'fixed' | 'hot';

/** The remote's own texts with the `ui` section of the shared components: it never leans on the shell's dictionary. */
function textsModule(own: string, language: string, glue: Glue): string {
	const imports = `import own from ${literal(own)};
import ui from '@estate/shared-i18n/dictionaries/${language}/ui.json';`;
	if (glue === 'fixed') return `${imports}\nexport default { ...own, ui };`;
	return `${imports}
import { hotTexts } from '@estate/remote-kit/development/browser';
const texts = hotTexts({ ...own, ui });
export default texts.current;
import.meta.webpackHot?.accept(${literal(own)}, () => texts.replace({ ...own, ui }));`;
}

function slotModule(source: RemoteSource, name: string, path: string, glue: Glue): string {
	const { config, version } = source;
	const priority = config.slots.find((slot) => slot.name === name)?.priority;
	const identity = literal({ remote: config.name, version, slot: name, priority });
	if (glue === 'fixed')
		return `import { createBrowserSlot } from '@estate/remote-kit/browser';
import definition from ${literal(path)};
export default createBrowserSlot(definition, ${identity});`;
	return `import { createHotSlot } from '@estate/remote-kit/development/browser';
import definition from ${literal(path)};
const slot = createHotSlot(definition, ${identity});
export default slot;
import.meta.webpackHot?.accept(${literal(path)}, () => slot.replace(definition));`;
}

function serverModule({ config, version, slots }: RemoteSource, near: (path: string) => string) {
	const imports = [
		...Object.values(slots).map((path, index) => `import slot${index} from ${literal(near(path))};`),
		...LANGUAGES.map((language) => `import ${language} from './texts-${language}.js';`),
	];
	const named = Object.keys(slots).map((name, index) => `${literal(name)}: slot${index}`);
	return `import { createServerBundle } from '@estate/remote-kit/server';
${imports.join('\n')}
export default createServerBundle({
	remote: ${literal(config.name)},
	version: ${literal(version)},
	contract: ${literal(CONTRACT_VERSION)},
	texts: { ${LANGUAGES.join(', ')} },
	slots: { ${named.join(', ')} },
});`;
}

/** Writes the entry modules of a remote, so that a team writes slots and nothing around them. */
export function entryModules(source: RemoteSource, glue: Glue = 'fixed'): EntryModules {
	const folder = join(source.dir, FOLDER);
	const at = (file: string) => join(folder, file);
	const near = (path: string) => relativeRequest(folder, path);
	const textsPath = (language: string) => at(`texts-${language}.js`);
	const sources: Record<string, string> = {};
	const exposes: Record<string, string> = {};
	for (const [name, path] of Object.entries(source.slots)) {
		sources[at(`${name}.js`)] = slotModule(source, name, near(path), glue);
		exposes[`./${name}`] = at(`${name}.js`);
	}
	for (const language of LANGUAGES) {
		sources[textsPath(language)] = textsModule(near(source.texts[language]), language, glue);
		exposes[`./texts-${language}`] = textsPath(language);
	}
	const server = at('server.js');
	sources[server] = serverModule(source, near);
	return { sources, exposes, server };
}
