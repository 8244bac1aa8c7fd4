import type { RuleSetRule } from '@rspack/core';

/** The browsers that the site supports: native CSS nesting and cascade layers, ES2022 modules. */
export const BROWSER_TARGETS = ['chrome >= 111', 'safari >= 16.4', 'firefox >= 111'];

export interface RuleOptions {
	/** Salt of CSS module class names: remote and version, so that two versions of one card never share a name */
	cssSalt: string;
}

/** JSX is that of production in every mode: its runtime is shared, and the shell provides this one alone. */
const SCRIPTS = {
	test: /\.[jt]sx?$/,
	exclude: /node_modules/,
	loader: 'builtin:swc-loader',
	options: {
		jsc: {
			target: 'es2022',
			parser: { syntax: 'typescript', tsx: true },
			transform: { react: { runtime: 'automatic', development: false } },
		},
	},
	type: 'javascript/auto',
} satisfies RuleSetRule;

/** Class names are the same in browser and server builds: they hang on the file's path, the local name and the salt. */
function styles({ cssSalt }: RuleOptions, exportsOnly: boolean): RuleSetRule[] {
	return [
		{
			test: /\.module\.css$/,
			type: 'css/module',
			// Custom properties keep their names, so that a module can set the site's tokens for what is inside it.
			parser: { namedExports: false, dashedIdents: false },
			generator: {
				exportsOnly,
				localIdentName: '[local]-[hash]',
				localIdentHashSalt: cssSalt,
				localIdentHashDigest: 'hex',
				localIdentHashDigestLength: 6,
			},
		},
		{ test: /\.css$/, exclude: /\.module\.css$/, type: 'css', generator: { exportsOnly } },
	];
}

/** Icons as masks of style sheets: inside the sheet, at the 1.5 px of the line set, without what only an editor reads. */
const ICONS: RuleSetRule = {
	test: /@tabler[\\/]icons[\\/].*\.svg$/,
	type: 'asset/inline',
	generator: {
		dataUrl: (content: Buffer) => {
			const drawing = content
				.toString()
				.replace(/<!--.*?-->|\s(class|width|height)="[^"]*"|<path stroke="none"[^>]*>/gs, '')
				.replace('stroke-width="2"', 'stroke-width="1.5"')
				.replace(/\s+/g, ' ')
				.replace(/> | (?=\/?>)/g, (found) => found.trim());
			return `data:image/svg+xml,${encodeURIComponent(drawing).replace(/%(20|3D|3A|2F|2C)/g, decodeURIComponent)}`;
		},
	},
};

const FILES = /\.(woff2|png|jpe?g|webp|avif|svg)$/;

/** Rules of every browser build: remotes, shell and the bench's monolith. */
export function browserRules(options: RuleOptions): RuleSetRule[] {
	return [SCRIPTS, ...styles(options, false), { oneOf: [ICONS, { test: FILES, type: 'asset/resource' }] }];
}

/** Rules of a remote's own page in development: React's own build for development, whose components keep their state. */
export function developmentRules(options: RuleOptions): RuleSetRule[] {
	const react = { runtime: 'automatic', development: true, refresh: true };
	const { jsc } = SCRIPTS.options;
	const scripts = { ...SCRIPTS, options: { jsc: { ...jsc, transform: { react } } } };
	return [scripts, ...browserRules(options).slice(1)];
}

/** Rules of every server bundle: CSS modules give their names only, files their addresses. */
export function serverRules(options: RuleOptions): RuleSetRule[] {
	return [
		SCRIPTS,
		...styles(options, true),
		{ oneOf: [ICONS, { test: FILES, type: 'asset/resource', generator: { emit: false } }] },
	];
}
