/** An aside of the drill remote that differs in the browser: in Dutch in its root, else in a boundary, which hydrates in a commit of its own. */
export const differingAside = (text: string): string =>
	text
		.replace('{ defineSlot, useText }', '{ defineSlot, useHost, useText }')
		.replace('import', "import { Fragment, Suspense } from 'react';\nimport")
		.replace(
			"return <p data-aside>{text('aside')}</p>;",
			`const place = typeof window === 'undefined' ? 'the server' : 'the browser';
if (place === 'the browser') console.warn('a loose tile');
const Around = useHost().language === 'nl' ? Fragment : Suspense;
return <div data-aside><Around><p>{text('aside')} {place}</p></Around><input /></div>;`,
		);
