/** What is left out of a package that is copied; undefined: nothing but types, maps and guides. */
type LeftOut = RegExp | undefined;

/**
 * Packages that lie beside the bundles, with what they need themselves: they are native, or look for files beside their own.
 * Package → what of it is not needed.
 */
export const BESIDE: Readonly<Record<string, LeftOut>> = {
	sharp: /^(?:src|install)\//,
	'@node-rs/argon2': undefined,
	// Of its extensions the search uses one.
	'@electric-sql/pglite': /^dist\/(?:(?!pg_trgm)[\w-]+\.tar\.gz|.*\.cjs|(?:live|worker|node-postgres)\/.*)$/,
	pdfkit: /^js\/(?!pdfkit\.node\.mjs|data\/)/,
	'css-tree': /^(?:cjs|dist)\//,
	'@fastify/swagger-ui': /^(?:examples|test|types|scripts)\//,
	// The driver of a Chromium that the machine has: promotions are looked at in it.
	'playwright-core': undefined,
	// It is given to pages as the text of its own function, which a bundler would write otherwise.
	'axe-core': /^(?:axe\.min\.js|locales\/|gather-internals\.js)/,
};

/** Those of them that the site needs: they are part of each version of the shell. */
export const BESIDE_SITE = ['css-tree', 'playwright-core', 'axe-core'] as const;

/** What production has not: tools of a build, and what packages ask for without needing it. */
export const MISSING = [
	'@rspack/core',
	'@rspack/dev-server',
	'@rspack/cli',
	'@rspack/plugin-react-refresh',
	'@module-federation/enhanced',
	'@sparticuz/chromium',
	'bufferutil',
	'utf-8-validate',
	'pg-native',
	'pino-pretty',
	'xmlbuilder2',
	'libxmljs2',
	'ajv-formats-draft2019',
];
