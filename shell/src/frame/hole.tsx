import { createElement } from 'react';

const NAME = 'page-hole';

/** Place for what differs from page to page in markup that many pages share. */
export const Hole = () => createElement(NAME);

/** Markup with the same content in each of its holes. */
export function fillHoles(markup: string, content: string): string {
	return markup.split(`<${NAME}></${NAME}>`).join(content);
}
