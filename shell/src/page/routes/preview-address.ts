/** Is this path with its query a preview? A literal substring test (decisions 28): no dialog, consent denied, noindex. */
export function isPreviewAddress(address: string): boolean {
	return address.toLowerCase().includes('preview');
}
