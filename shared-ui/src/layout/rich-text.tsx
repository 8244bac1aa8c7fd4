import { classNames } from '../class-names.ts';
import classes from './rich-text.module.css';

/** Text of the site's editors. `html` was sanitised by the api when it was stored. */
export function RichText({ html, className }: { html: string; className?: string }) {
	return (
		<div
			className={classNames(classes.text, className)}
			// biome-ignore lint/security/noDangerouslySetInnerHtml: the api sanitises editors' HTML at import; this is the one place that renders it
			dangerouslySetInnerHTML={{ __html: html }}
		/>
	);
}
