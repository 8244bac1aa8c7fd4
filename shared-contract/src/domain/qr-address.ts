/** Path under which the site draws QR codes. */
export const QR_PATH = '/-/qr.svg';

/** Address of a drawn QR code that leads to a page of the site; `path` is the page's own, from `/` on. */
export function qrAddress(path: string): string {
	return `${QR_PATH}?${new URLSearchParams({ path })}`;
}
