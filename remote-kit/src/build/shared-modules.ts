import { packageVersion } from './package-version.ts';

/** The libraries of which a page has one instance, provided by the shell: request → package that carries the version. */
const SHARED_MODULES = {
	react: 'react',
	'react/jsx-runtime': 'react',
	'react-dom': 'react-dom',
	'react-dom/client': 'react-dom',
	jotai: 'jotai',
	i18next: 'i18next',
	'@estate/shared-i18n/react': '@estate/shared-i18n',
	'@estate/shared-ui/mantine': '@estate/shared-ui',
	'@estate/shared-ui/mantine/charts': '@estate/shared-ui',
	'@estate/shared-ui/mantine/choices': '@estate/shared-ui',
	'@estate/shared-ui/mantine/controls': '@estate/shared-ui',
	'@estate/shared-ui/mantine/data': '@estate/shared-ui',
	'@estate/shared-ui/mantine/overlays': '@estate/shared-ui',
	'@estate/shared-ui/mantine/provider': '@estate/shared-ui',
	'@estate/shared-ui/router': '@estate/shared-ui',
	'@estate/shared-ui/store': '@estate/shared-ui',
} as const;

/** Libraries behind the facades: a remote's server bundle has copies of its own. Library → package that brings it along. */
const BEHIND_FACADES = {
	'react-i18next': '@estate/shared-i18n',
	'react-router-dom': '@estate/shared-ui',
	'@mantine/charts': '@estate/shared-ui',
	'@mantine/core': '@estate/shared-ui',
	'@mantine/hooks': '@estate/shared-ui',
} as const;

export type SharedModule = keyof typeof SHARED_MODULES;

/** Parts that the browser fetches from the shell with the first slot that uses them. */
const ON_DEMAND: ReadonlySet<string> = new Set<SharedModule>([
	'@estate/shared-ui/mantine',
	'@estate/shared-ui/mantine/charts',
	'@estate/shared-ui/mantine/choices',
	'@estate/shared-ui/mantine/controls',
	'@estate/shared-ui/mantine/data',
	'@estate/shared-ui/mantine/overlays',
]);

export const isOnDemand = (request: string): boolean => ON_DEMAND.has(request);

function perModule<Value>(describe: (version: string, request: string) => Value): Record<string, Value> {
	return Object.fromEntries(
		Object.entries(SHARED_MODULES).map(([request, name]) => [
			request,
			describe(packageVersion(name), request),
		]),
	);
}

/** What a shell built from this workspace provides: request, or library behind a facade → exact version. */
export function providedVersions(): Record<string, string> {
	const behind = Object.entries(BEHIND_FACADES).map(([name, by]) => [name, packageVersion(name, by)]);
	return { ...perModule((version) => version), ...Object.fromEntries(behind) };
}

/** What a remote built from this workspace asks of the shell: request → semver range. */
export function requiredRanges(): Record<string, string> {
	return perModule((version) => `^${version}`);
}

/** `shared` of a remote's Module Federation plugin: nothing is bundled, all comes from the shell. */
export function remoteShared() {
	return perModule((version) => ({
		singleton: true,
		strictVersion: true,
		requiredVersion: `^${version}`,
		import: false as const,
	}));
}

/** `shared` of the shell's Module Federation plugin. Eager where every page needs it: no async boundary, fewer requests. */
export function shellShared() {
	return perModule((version, request) => ({
		singleton: true,
		strictVersion: true,
		requiredVersion: `^${version}`,
		version,
		eager: !isOnDemand(request),
	}));
}
