import { useHost, useText } from '@estate/remote-kit';
import type { Article, Language } from '@estate/shared-contract';
import { Icon, IconDownload } from '@estate/shared-ui';
import classes from './document-list.module.css';

/** Dutch writes the names of formats in small letters (docs/glossary.md). */
const formatName = (format: string, language: Language) =>
	language === 'nl' ? format.toLowerCase() : format.toUpperCase();

/** Files of an article, each saved under its name; a link says what it is before it is pressed. */
export function DocumentList({ documents }: { documents: NonNullable<Article['documents']> }) {
	const text = useText();
	const { language } = useHost();
	return (
		<ul className={classes.list}>
			{documents.map(({ name, href, format }) => (
				<li key={href}>
					<a className={classes.link} href={href} download>
						<Icon of={IconDownload} size={18} />
						{text('article.download', { name, format: formatName(format, language) })}
					</a>
				</li>
			))}
		</ul>
	);
}
