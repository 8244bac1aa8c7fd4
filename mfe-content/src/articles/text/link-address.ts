import { telephoneAddress } from '@estate/shared-ui';

const ELSEWHERE = /^(https?:|mailto:|tel:|#)/i;
const SCHEME = /^([a-z][a-z0-9+.-]*:|\/\/)/i;

/** Address of a link of the content: an original path in the reader's language; undefined for a scheme that no page should have. */
export function linkAddress(path: string, localize: (originalPath: string) => string): string | undefined {
	if (/^tel:0/i.test(path)) return telephoneAddress(path);
	if (ELSEWHERE.test(path)) return path;
	if (path === '' || SCHEME.test(path)) return undefined;
	return localize(path.startsWith('/') ? path : `/${path}`);
}
