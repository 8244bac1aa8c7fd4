/** Module Federation name of one version of a remote, never reused: `listings`, `1.0.0` → `listings_1_0_0`. */
export function federationName(remote: string, version: string): string {
	return `${remote}_${version}`.replace(/[^a-zA-Z0-9]/g, '_');
}
