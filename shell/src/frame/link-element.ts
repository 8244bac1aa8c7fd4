import { voidElement } from './escape-html.ts';

export const link = (rel: string, href: string, more: Record<string, string | undefined> = {}) =>
	voidElement('link', { rel, href, ...more });

export const styleLink = (href: string) => link('stylesheet', href);
